/** A row of two lists: an entry of one of them, or of both if it is the same. */
export interface SideBySide<Entry> {
  readonly left: Entry | undefined;
  readonly right: Entry | undefined;
}

/** Puts two lists side by side, in their order, so that as many equal entries as possible share a row. */
export function sideBySide<Entry>(
  left: readonly Entry[],
  right: readonly Entry[],
  isSame: (one: Entry, other: Entry) => boolean,
): SideBySide<Entry>[] {
  // most[i][j]: how many rows can be shared from i and j on.
  const most = Array.from({ length: left.length + 1 }, () => Array.from({ length: right.length + 1 }, () => 0));
  const at = (i: number, j: number) => most[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const [one, other] = [left[i], right[j]];
      const row = most[i];
      if (row && one !== undefined && other !== undefined)
        row[j] = isSame(one, other) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const rows: SideBySide<Entry>[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [one, other] = [left[i], right[j]];
    if (one !== undefined && other !== undefined && isSame(one, other)) {
      rows.push({ left: one, right: other });
      i += 1;
      j += 1;
    } else if (other === undefined || (one !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      rows.push({ left: one, right: undefined });
      i += 1;
    } else {
      rows.push({ left: undefined, right: other });
      j += 1;
    }
  }
  return rows;
}

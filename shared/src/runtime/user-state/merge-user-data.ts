const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const has = (list: readonly unknown[], item: unknown): boolean => list.some((one) => same(one, item));

function mergeLists(base: unknown, mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const before: readonly unknown[] = Array.isArray(base) ? base : [];
  const added = mine.filter((item) => !has(before, item) && !has(theirs, item));
  return [...added, ...theirs.filter((item) => has(mine, item) || !has(before, item))];
}

function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (same(mine, theirs) || same(theirs, base)) return mine;
  if (same(mine, base)) return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(base, mine, theirs);
  if (!isRecord(mine) || !isRecord(theirs)) return mine;
  const before = isRecord(base) ? base : {};
  return Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).flatMap((key) => {
      const value = merge(before[key], mine[key], theirs[key]);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/**
 * Merges the values of two devices, as JSON texts. The result has every change that either made to `base`, which is
 * null if there was no value before. Objects are merged by field, and lists by the items that were added and removed,
 * with new items first. If both changed the same field, `mine` wins.
 */
export function mergeUserData(base: string | null, mine: string, theirs: string): string {
  try {
    return JSON.stringify(merge(base === null ? undefined : JSON.parse(base), JSON.parse(mine), JSON.parse(theirs)));
  } catch {
    return mine;
  }
}

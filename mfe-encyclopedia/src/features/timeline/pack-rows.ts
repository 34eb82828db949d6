/** A horizontal extent in pixels. */
export type Extent = readonly [left: number, right: number];

/** What has room, and in which row. */
export interface Packed<Item> {
  readonly item: Item;
  readonly row: number;
  readonly extent: Extent;
}

/** How many of the extents, which ascend, begin before a position. */
function countBefore(extents: readonly Extent[], position: number): number {
  let [low, high] = [0, extents.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((extents[middle]?.[0] ?? Infinity) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Puts items into rows so that no two touch. Each goes into the first row in which it has room; those that have room in none
 * are left out. The order of the items decides who is first.
 */
export function packRows<Item>(
  items: readonly Item[],
  extentOf: (item: Item) => Extent,
  { rows, gap }: { rows: number; gap: number },
): Packed<Item>[] {
  // The extents of a row do not touch each other, so only two of them can be in the way of another.
  const taken: Extent[][] = Array.from({ length: rows }, () => []);
  return items.flatMap((item) => {
    const extent = extentOf(item);
    const [left, right] = extent;
    for (const [row, extents] of taken.entries()) {
      const at = countBefore(extents, left);
      const isFree = (extents[at - 1]?.[1] ?? -Infinity) + gap <= left && (extents[at]?.[0] ?? Infinity) >= right + gap;
      if (!isFree) continue;
      extents.splice(at, 0, extent);
      return [{ item, row, extent }];
    }
    return [];
  });
}

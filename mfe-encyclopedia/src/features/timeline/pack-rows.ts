/** A horizontal extent in pixels. */
export type Extent = readonly [left: number, right: number];

/** What has room, and in which row. */
export interface Packed<Item> {
  readonly item: Item;
  readonly row: number;
  readonly extent: Extent;
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
  const taken: Extent[][] = Array.from({ length: rows }, () => []);
  return items.flatMap((item) => {
    const extent = extentOf(item);
    const [left, right] = extent;
    const row = taken.findIndex((extents) => extents.every(([from, to]) => right + gap <= from || left >= to + gap));
    if (row < 0) return [];
    taken[row]?.push(extent);
    return [{ item, row, extent }];
  });
}

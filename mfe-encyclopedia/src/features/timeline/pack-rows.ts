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

/** Takes the room of an extent among those of a row, unless it would touch one of them. */
function take(extents: Extent[], extent: Extent, gap: number): boolean {
  const [left, right] = extent;
  // They do not touch each other, so only two of them can be in the way.
  const at = countBefore(extents, left);
  if (at > 0 && (extents[at - 1]?.[1] ?? -Infinity) + gap > left) return false;
  if (at < extents.length && (extents[at]?.[0] ?? Infinity) < right + gap) return false;
  extents.splice(at, 0, extent);
  return true;
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
  const packed: Packed<Item>[] = [];
  for (const item of items) {
    const extent = extentOf(item);
    const row = taken.findIndex((extents) => take(extents, extent, gap));
    if (row >= 0) packed.push({ item, row, extent });
  }
  return packed;
}

/** A horizontal extent in pixels. */
export type Extent = readonly [left: number, right: number];

/** What has room, and in which row. */
export interface Packed<Item> {
  readonly item: Item;
  readonly row: number;
  readonly extent: Extent;
}

/** The extents of a row, which ascend and do not touch each other. Numbers side by side, because thousands are asked at each step. */
interface Row {
  readonly lefts: number[];
  readonly rights: number[];
}

/** How many of the ascending positions are before another one. */
function countBefore(positions: readonly number[], position: number): number {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? Infinity) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Takes the room of an extent among those of a row, unless it would touch one of them. */
function take({ lefts, rights }: Row, [left, right]: Extent, gap: number): boolean {
  const at = countBefore(lefts, left);
  // They do not touch each other, so only two of them can be in the way.
  if (at > 0 && (rights[at - 1] ?? -Infinity) + gap > left) return false;
  if (at < lefts.length && (lefts[at] ?? Infinity) < right + gap) return false;
  lefts.splice(at, 0, left);
  rights.splice(at, 0, right);
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
  const taken = Array.from({ length: rows }, (): Row => ({ lefts: [], rights: [] }));
  const packed: Packed<Item>[] = [];
  for (const item of items) {
    const extent = extentOf(item);
    const row = taken.findIndex((one) => take(one, extent, gap));
    if (row >= 0) packed.push({ item, row, extent });
  }
  return packed;
}

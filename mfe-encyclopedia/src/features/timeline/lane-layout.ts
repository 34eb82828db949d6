import { eachLane, rowsOfLane, type ByLane } from './lanes';
import type { TimelineItem } from './load-timeline';
import { packRows, type Packed } from './pack-rows';

/** In pixels, between two items of a row. */
const GAP = 6;
/** What the label of an item needs besides its words: the dot or the edge before it, and the space after it. In pixels. */
export const LABEL_PADDING = 18;
/** An uncertain year is drawn as a short bar, so that it is not taken for a point. In pixels. */
const LEAST_UNCERTAIN = 22;

/** Pixels of an item's bar. */
export function barWidth({ start, end, isApproximate }: TimelineItem, pxPerYear: number): number {
  return Math.max((end + 1 - start) * pxPerYear, isApproximate ? LEAST_UNCERTAIN : 0);
}

/**
 * Places the items of each lane so that no bar or label overlaps another: the first ones first, and without those for which
 * there is no room. Pixels are counted from the year 0, so that the layout stays the same while the timeline is moved.
 */
export function layLanes(
  items: ByLane<TimelineItem>,
  pxPerYear: number,
  labelWidth: (name: string) => number,
): ByLane<Packed<TimelineItem>> {
  const extentOf = (item: TimelineItem) => {
    const left = item.start * pxPerYear;
    const width = Math.max(barWidth(item, pxPerYear), labelWidth(item.name) + LABEL_PADDING);
    return [left, left + width] as const;
  };
  return eachLane((lane) => packRows(items[lane], extentOf, { rows: rowsOfLane[lane], gap: GAP }));
}

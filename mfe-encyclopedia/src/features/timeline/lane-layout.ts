import { eachLane, lanes, rowsOfLane, type ByLane } from './lanes';
import type { DatedItem } from './load-timeline';
import { packRows, type Packed } from './pack-rows';
import { lengthOf, type TimeSpan } from './time-span';
import type { Measured } from './use-measured';

/** In pixels, between two items of a row. */
const GAP = 6;
/** What the label of an item needs besides its words: the dot or the edge before it, and the space after it. In pixels. */
export const LABEL_START = 8;
export const LABEL_PADDING = LABEL_START + 10;
/** The shortest bar of several years, and of an uncertain date, so that neither is taken for a point. In pixels. */
const LEAST_RANGE = 14;
const LEAST_UNCERTAIN = 22;
/** A certain year is a dot until it is as wide as this. In pixels. */
const DOT_PX = 9;

type Drawn = Pick<DatedItem, 'start' | 'end' | 'isApproximate'>;

/** Pixels of an item's bar; undefined if it is drawn as a dot. */
export function barWidth({ start, end, isApproximate }: Drawn, pxPerYear: number): number | undefined {
  const width = (end + 1 - start) * pxPerYear;
  if (isApproximate) return Math.max(width, LEAST_UNCERTAIN);
  if (end > start) return Math.max(width, LEAST_RANGE);
  return width < DOT_PX ? undefined : width;
}

/**
 * Pixels by which the label of a bar moves, so that it stays in sight as long as the bar does. `x` is where the bar begins, from the
 * start edge of what is shown.
 */
export const labelShift = (x: number, bar: number, labelWidth: number): number =>
  Math.max(0, Math.min(-x, bar - labelWidth - LABEL_PADDING));

/**
 * Places the items of each lane so that no bar or label overlaps another: the first ones first, and without those for which
 * there is no room. Pixels are counted from the year 0, so that the layout stays the same while the timeline is moved.
 */
export function layLanes(
  items: ByLane<DatedItem>,
  pxPerYear: number,
  labelWidth: (name: string) => number,
): ByLane<Packed<DatedItem>> {
  const extentOf = (item: DatedItem) => {
    const left = item.start * pxPerYear;
    const width = Math.max(barWidth(item, pxPerYear) ?? 0, labelWidth(item.name) + LABEL_PADDING);
    return [left, left + width] as const;
  };
  return eachLane((lane) => packRows(items[lane], extentOf, { rows: rowsOfLane[lane], gap: GAP }));
}

/** An item that can be seen. Lengths and positions in pixels. */
export interface LaidItem extends Pick<Packed<DatedItem>, 'item' | 'row'> {
  /** From the start edge of what is shown. */
  x: number;
  /** How wide the bar is; undefined for a dot. */
  bar: number | undefined;
  /** How far the label has moved from the start of the bar. */
  shift: number;
  /** How wide the bar or the label is, whichever is wider. */
  width: number;
}

/** Those that can be seen when these years are shown. */
export function laidInSight(
  packed: ByLane<Packed<DatedItem>>,
  span: TimeSpan,
  { width, labelWidth }: Pick<Measured, 'width' | 'labelWidth'>,
): LaidItem[] {
  const pxPerYear = width / lengthOf(span);
  const origin = span.from * pxPerYear;
  return lanes.flatMap((lane) =>
    packed[lane]
      .filter(({ extent: [left, right] }) => right >= origin && left < origin + width)
      .map(({ item, row, extent: [left, right] }) => {
        const [x, bar] = [left - origin, barWidth(item, pxPerYear)];
        const shift = bar === undefined ? 0 : labelShift(x, bar, labelWidth(item.name));
        return { item, row, x, bar, shift, width: right - left };
      }),
  );
}

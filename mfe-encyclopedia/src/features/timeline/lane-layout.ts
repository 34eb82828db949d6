import { eachLane, lanes, rowsOfLane, type ByLane } from './lanes';
import type { TimelineItem } from './load-timeline';
import { packRows, type Extent, type Packed } from './pack-rows';
import { lengthOf, type TimeSpan } from './time-span';
import type { Measured } from './use-measured';

/** In pixels, between two items of a row. */
const GAP = 6;
/** What the label of an item needs besides its words: the dot or the edge before it, and the space after it. In pixels. */
const LABEL_START = 8;
const LABEL_PADDING = LABEL_START + 10;
/** Between the words of a label and the edges, where what is cut off fades; and between a label and the bar behind it. In pixels. */
const EDGE = 16;
const BEFORE = 4;
/** The shortest bar of several years, and of an uncertain date, so that neither is taken for a point. In pixels. */
const LEAST_RANGE = 14;
const LEAST_UNCERTAIN = 22;
/** A certain year is a dot until it is as wide as this. In pixels. */
const DOT_PX = 9;

type Drawn = Pick<TimelineItem, 'start' | 'end' | 'isApproximate'>;

/** Pixels of an item's bar; undefined if it is drawn as a dot. */
export function barWidth({ start, end, isApproximate }: Drawn, pxPerYear: number): number | undefined {
  const width = (end + 1 - start) * pxPerYear;
  if (isApproximate) return Math.max(width, LEAST_UNCERTAIN);
  if (end > start) return Math.max(width, LEAST_RANGE);
  return width < DOT_PX ? undefined : width;
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
    const width = Math.max(barWidth(item, pxPerYear) ?? 0, labelWidth(item.name) + LABEL_PADDING);
    return [left, left + width] as const;
  };
  return eachLane((lane) => packRows(items[lane], extentOf, { rows: rowsOfLane[lane], gap: GAP }));
}

/** An item that can be seen. Lengths and positions in pixels from the start edge of what is shown. */
export interface LaidItem extends Pick<Packed<TimelineItem>, 'item' | 'row'> {
  /** Where its bar or dot begins. */
  x: number;
  /** How wide the bar is; undefined for a dot. */
  bar: number | undefined;
  /** Where the words of its label begin; undefined if they have no room. */
  label: number | undefined;
  /** Both ends of the bar and the label together. */
  extent: Extent;
}

interface Room {
  /** Where the item before it in its row ends, and where the next one begins. */
  free: number;
  next: number;
  /** How wide the frame is. */
  width: number;
}

/** Where a label of a length begins: at its bar, as far inside as it is whole; otherwise before its bar, if there is room. */
function labelStart(x: number, length: number, { free, next, width }: Room): number | undefined {
  const behind = Math.max(x + LABEL_START, EDGE);
  if (behind + length <= Math.min(width - EDGE, next - GAP)) return behind;
  const before = Math.min(x - BEFORE, width - EDGE) - length;
  return before >= Math.max(free + GAP, EDGE) ? before : undefined;
}

/** The items of one row whose bars or dots can be seen, from left to right. Each label is whole, or left out. */
function laidInRow(
  row: readonly Packed<TimelineItem>[],
  {
    origin,
    pxPerYear,
    width,
    labelWidth,
  }: Pick<Measured, 'width' | 'labelWidth'> & Record<'origin' | 'pxPerYear', number>,
): LaidItem[] {
  let free = -Infinity;
  const inSight = row
    .map((packed) => ({ packed, x: packed.extent[0] - origin, bar: barWidth(packed.item, pxPerYear) }))
    .filter(({ x, bar }) => x + (bar ?? DOT_PX) > 0 && x < width)
    .sort((one, other) => one.x - other.x);
  return inSight.map(({ packed: { item, row: at }, x, bar }, index) => {
    const length = labelWidth(item.name);
    const label = labelStart(x, length, { free, next: inSight[index + 1]?.x ?? Infinity, width });
    const end = x + (bar ?? DOT_PX);
    const extent: Extent = label === undefined ? [x, end] : [Math.min(x, label), Math.max(end, label + length)];
    [, free] = extent;
    return { item, row: at, x, bar, label, extent };
  });
}

/** Those that can be seen when these years are shown. */
export function laidInSight(
  packed: ByLane<Packed<TimelineItem>>,
  span: TimeSpan,
  measured: Pick<Measured, 'width' | 'labelWidth'>,
): LaidItem[] {
  const pxPerYear = measured.width / lengthOf(span);
  const view = { ...measured, pxPerYear, origin: span.from * pxPerYear };
  const end = view.origin + view.width;
  return lanes.flatMap((lane) => {
    const near = packed[lane].filter(({ extent: [left, right] }) => right >= view.origin && left < end);
    return Array.from({ length: rowsOfLane[lane] }, (_, at) => near.filter(({ row }) => row === at)).flatMap((row) =>
      laidInRow(row, view),
    );
  });
}

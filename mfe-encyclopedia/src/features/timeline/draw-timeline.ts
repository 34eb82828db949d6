import type { AxisMark } from './axis-marks';
import type { LaidItem } from './lane-layout';
import { lanes, rowsOfLane } from './lanes';
import type { LaneColours } from './timeline-colours';
import type { Measured } from './use-measured';

/** What is in sight. Positions in pixels from the start edge. */
export interface Drawing {
  items: readonly LaidItem[];
  marks: readonly AxisMark[];
  measured: Measured;
}

/** In pixels. */
const EDGE = 3;
const RADIUS = 4;
const DOT_RADIUS = 4.5;
/** Between an item and the next row. */
const ROW_GAP = 4;
/** The middles of the words of the axis: the years, and below them what everything is dated by. */
const YEAR_LINE = 14;
const MARK_LINE = 35;
/** Between a line and its words. */
const MARK_GAP = 4;
const DASHED = [4, 3];

type Pen = CanvasRenderingContext2D;

function drawMarks(pen: Pen, { marks, measured }: Drawing): void {
  const { colours, axisHeight, tops, rowHeight, font } = measured;
  for (const { x, name, isMark } of marks) {
    pen.fillStyle = isMark ? colours.mark : colours.rule;
    pen.globalAlpha = isMark ? 0.55 : 1;
    const width = isMark ? 2 : 1;
    pen.fillRect(x, 0, width, axisHeight);
    // They leave out the names of the lanes.
    for (const lane of lanes) pen.fillRect(x, tops[lane], width, rowsOfLane[lane] * rowHeight);
    pen.globalAlpha = 1;
    pen.fillStyle = isMark ? colours.mark : colours.softInk;
    pen.font = isMark ? `600 ${font}` : font;
    const isCut = x + MARK_GAP + measured.labelWidth(name) > measured.width;
    // There is room before a mark, and the next year is near before a year.
    if (isCut && !isMark) continue;
    pen.textAlign = isCut ? 'end' : 'start';
    pen.fillText(name, isCut ? x - MARK_GAP : x + MARK_GAP, isMark ? MARK_LINE : YEAR_LINE);
  }
  pen.font = font;
  pen.textAlign = 'start';
}

function drawDot(pen: Pen, x: number, y: number, lane: string): void {
  pen.beginPath();
  pen.arc(x, y, DOT_RADIUS, 0, 2 * Math.PI);
  pen.fillStyle = lane;
  pen.fill();
}

function drawBar(pen: Pen, { item, x, bar = 0 }: LaidItem, y: number, { measured, lane }: LaneParts): void {
  const height = measured.rowHeight - ROW_GAP;
  // What is far outside is not drawn, so that dashes of a bar of centuries cost nothing.
  const left = Math.max(x, -2 * RADIUS);
  const right = Math.min(x + bar, measured.width + 2 * RADIUS);
  pen.beginPath();
  pen.roundRect(left + 0.5, y + 0.5, right - left - 1, height - 1, RADIUS);
  pen.fillStyle = item.isApproximate ? lane.uncertainFill : lane.fill;
  pen.fill();
  if (item.isApproximate) pen.setLineDash(DASHED);
  pen.stroke();
  if (item.isApproximate) pen.setLineDash([]);
  else if (left === x) {
    pen.fillStyle = lane.line;
    pen.fillRect(x, y + 1, EDGE, height - 2);
  }
}

interface LaneParts {
  measured: Measured;
  lane: LaneColours;
}

function drawItem(pen: Pen, laid: LaidItem, measured: Measured): void {
  const { colours, tops, rowHeight } = measured;
  const { item, x, bar, label, row } = laid;
  const lane = colours.lanes[item.lane];
  const y = tops[item.lane] + row * rowHeight;
  const middle = y + (rowHeight - ROW_GAP) / 2;
  pen.strokeStyle = lane.line;
  if (bar === undefined) drawDot(pen, x, middle, lane.line);
  else drawBar(pen, laid, y, { measured, lane });
  if (label === undefined) return;
  const end = label + measured.labelWidth(item.name);
  // Nothing runs through words that are beside their bar.
  const beside = bar === undefined || label < x ? label - 2 : x + bar - 1;
  if (end > beside) pen.clearRect(beside, y, end - beside, rowHeight - ROW_GAP);
  pen.fillStyle = colours.ink;
  pen.fillText(item.name, label, middle);
}

/** Draws the timeline. The pen's unit is a pixel of the page. */
export function drawTimeline(pen: Pen, drawing: Drawing): void {
  const { measured, items } = drawing;
  pen.clearRect(0, 0, measured.width, measured.height);
  pen.textBaseline = 'middle';
  drawMarks(pen, drawing);
  for (const laid of items) drawItem(pen, laid, measured);
}

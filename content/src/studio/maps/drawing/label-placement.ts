import type { Point } from './map-frame';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A name to be placed near its mark. */
export interface LabelRequest {
  /** The mark's middle. */
  readonly at: Point;
  readonly radius: number;
  readonly width: number;
  readonly height: number;
}

/** What labels keep away from. */
export interface Surroundings {
  /** Labels stay within. */
  readonly frame: Box;
  /** What no label may cover. */
  readonly reserved: readonly Box[];
  /** Lines that a label should rather not lie on. */
  readonly lines: readonly (readonly [Point, Point])[];
}

/** The position of a label; `far` means that a line should connect it with its mark. */
export interface PlacedLabel extends Box {
  readonly far: boolean;
}

const GAPS = [5, 16, 34, 58, 88, 124, 170, 220];
/** From this gap on a line leads to the mark. */
const LED_FROM = 34;
/** East first, as a reader looks for it; then west, above and below, and the corners. */
const sides: readonly (readonly [dx: number, dy: number, cost: number])[] = [
  [1, 0, 0],
  [-1, 0, 3],
  [1, -0.55, 2],
  [1, 0.55, 2],
  [-1, -0.55, 5],
  [-1, 0.55, 5],
  [0, -1, 4],
  [0, 1, 5],
  [0.6, -1, 4],
  [0.6, 1, 5],
  [-0.6, -1, 6],
  [-0.6, 1, 6],
];
/** No sweep of a map in use has changed anything after the sixth. */
const SWEEPS = 10;

/** Pixels that two boxes share, with room of `room` around the first. */
export function overlap(a: Box, b: Box, room = 0): number {
  const width = Math.min(a.x + a.width + room, b.x + b.width) - Math.max(a.x - room, b.x);
  const height = Math.min(a.y + a.height + room, b.y + b.height) - Math.max(a.y - room, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

type Line = Surroundings['lines'][number];

/** Whether a line lies beyond one of a box's four sides, so that it cannot meet the box. */
const isBeside = ([[x1, y1], [x2, y2]]: Line, box: Box): boolean =>
  Math.max(x1, x2) < box.x ||
  Math.min(x1, x2) > box.x + box.width ||
  Math.max(y1, y2) < box.y ||
  Math.min(y1, y2) > box.y + box.height;

/** Length of the part of a line that lies in a box (Liang and Barsky's clipping). */
function lengthInside(line: Line, box: Box): number {
  if (isBeside(line, box)) return 0;
  const [[x1, y1], [x2, y2]] = line;
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  const edges: readonly (readonly [number, number])[] = [
    [-dx, x1 - box.x],
    [dx, box.x + box.width - x1],
    [-dy, y1 - box.y],
    [dy, box.y + box.height - y1],
  ];
  for (const [p, q] of edges) {
    if (p === 0 && q < 0) return 0;
    if (p < 0) from = Math.max(from, q / p);
    if (p > 0) to = Math.min(to, q / p);
  }
  return to > from ? (to - from) * Math.hypot(dx, dy) : 0;
}

interface Candidate {
  readonly box: PlacedLabel;
  /** What it costs whatever the other labels do. */
  readonly cost: number;
}

/** Whether a box lies within a frame and keeps clear of its line. */
export const within = (box: Box, frame: Box): boolean =>
  box.x >= frame.x + 6 &&
  box.y >= frame.y + 6 &&
  box.x + box.width <= frame.x + frame.width - 6 &&
  box.y + box.height <= frame.y + frame.height - 6;

/** The smallest box around all boxes. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function candidatesOf(
  request: LabelRequest,
  marks: readonly Box[],
  { frame, reserved, lines }: Surroundings,
): Candidate[] {
  const { at, radius, width, height } = request;
  const places = GAPS.flatMap((gap) =>
    sides.map(([dx, dy, preference]) => {
      const x = at[0] + dx * (radius + gap + width / 2) - width / 2;
      const y = at[1] + dy * (radius + gap + height / 2) - height / 2;
      return { box: { x, y, width, height, far: gap >= LED_FROM }, preference, gap };
    }),
  ).filter(({ box }) => within(box, frame));
  // A map has thousands of lines, of which a label can reach a few.
  const reach = around(places.map(({ box }) => box));
  const nearLines = lines.filter((line) => !isBeside(line, reach));
  return places.map(({ box, preference, gap }): Candidate => {
    const covered = [...marks, ...reserved].reduce(
      (sum, other) => sum + (overlap(box, other) ? 400 + overlap(box, other) : 0),
      0,
    );
    const crossed = nearLines.reduce((sum, line) => sum + lengthInside(line, box), 0);
    return { box, cost: covered + crossed * 0.6 + preference + gap * 0.55 };
  });
}

/**
 * Places labels so that they cover neither each other nor marks: each in turn takes the cheapest of some hundred places,
 * then all think again in the light of the others until nothing changes. The same input gives the same places. A label
 * for which no place lies within the frame is undefined.
 */
export function placeLabels(requests: readonly LabelRequest[], around: Surroundings): (PlacedLabel | undefined)[] {
  const marks = requests.map(({ at: [x, y], radius }) => ({
    x: x - radius,
    y: y - radius,
    width: radius * 2,
    height: radius * 2,
  }));
  const choices = requests.map((request) => candidatesOf(request, marks, around));
  const placed: (PlacedLabel | undefined)[] = requests.map(() => undefined);
  // The fewer good places a label has, the sooner it chooses.
  const freedom = choices.map((candidates) => candidates.filter(({ cost }) => cost < 60).length);
  const order = requests.map((_, index) => index).sort((a, b) => (freedom[a] ?? 0) - (freedom[b] ?? 0) || a - b);
  const shared = (box: Box, self: number) =>
    placed.reduce((sum, other, index) => {
      const area = other && index !== self ? overlap(box, other, 3) : 0;
      return sum + (area ? 600 + area : 0);
    }, 0);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let changed = false;
    for (const index of order) {
      let best: { box: PlacedLabel; total: number } | undefined;
      for (const { box, cost } of choices[index] ?? []) {
        if (best && cost >= best.total) continue;
        const total = cost + shared(box, index);
        if (!best || total < best.total) best = { box, total };
      }
      changed ||= best?.box !== placed[index];
      placed[index] = best?.box;
    }
    if (!changed) break;
  }
  return placed;
}

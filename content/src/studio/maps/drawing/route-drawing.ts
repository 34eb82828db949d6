import { curveCatmullRom, line } from 'd3-shape';
import { element, group, palette } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import type { Leg } from '../journey-route';
import type { MapFrame, Point } from './map-frame';

/** Share of its length by which a straight leg bends aside, so that the way there and the way back are two lines. */
const BEND = 0.07;
const STEPS = 24;

const throughPoints = line<Point>(
  ([x]) => x,
  ([, y]) => y,
)
  .curve(curveCatmullRom.alpha(0.5))
  .digits(1);

/** A leg on the picture: its path data, and points along it in order. */
export interface DrawnLeg {
  readonly d: string;
  readonly points: readonly Point[];
}

function bent([x1, y1]: Point, [x2, y2]: Point): readonly Point[] {
  const [mx, my] = [(x1 + x2) / 2 + (y2 - y1) * BEND * 2, (y1 + y2) / 2 - (x2 - x1) * BEND * 2];
  return Array.from({ length: STEPS + 1 }, (_, index): Point => {
    const t = index / STEPS;
    const u = 1 - t;
    return [u * u * x1 + 2 * u * t * mx + t * t * x2, u * u * y1 + 2 * u * t * my + t * t * y2];
  });
}

/** Points between given ones on straight lines; near enough to a curve to keep labels off it. */
const along = (points: readonly Point[]): Point[] =>
  points.flatMap((to, index) => {
    const from = points[index - 1];
    if (!from) return [to];
    const parts = 8;
    return Array.from({ length: parts }, (_, part): Point => {
      const t = (part + 1) / parts;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    });
  });

/** A leg as it is drawn: a slight bow, or a smooth line through its detour. */
export function drawnLeg(frame: MapFrame, leg: Leg): DrawnLeg {
  const ends = leg.places.map(frame.project);
  const [first, last] = [ends[0], ends.at(-1)];
  if (!first || !last) return { d: '', points: [] };
  const points = leg.detoured ? along(ends) : bent(first, last);
  return { d: throughPoints(leg.detoured ? ends : points.filter((_, index) => index % 6 === 0)) ?? '', points };
}

const ARROW_LEAST = 56;

function arrow({ points }: DrawnLeg, colour: string): Markup {
  const length = points.slice(1).reduce((sum, [x, y], index) => {
    const [px, py] = points[index] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
  if (length < ARROW_LEAST) return '';
  const at = Math.round(points.length * 0.56);
  const [tip, before] = [points[at], points[at - 2]];
  if (!tip || !before) return '';
  const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  return element('path', {
    d: 'M11 0L-9 -10L-4 0L-9 10Z',
    fill: colour,
    stroke: palette.land,
    'stroke-width': 2,
    transform: `translate(${tip[0].toFixed(1)} ${tip[1].toFixed(1)}) rotate(${turn.toFixed(1)})`,
  });
}

/** A way in one colour, its edge kept clear of what lies below, with an arrow on each leg that is long enough. */
export function routeMarkup(legs: readonly DrawnLeg[], colour: string): Markup {
  const d = legs.map((leg) => leg.d).join('');
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    element('path', { d, stroke: palette.land, 'stroke-width': 9, opacity: 0.8 }),
    element('path', { d, stroke: colour, 'stroke-width': 4.6 }),
    ...legs.map((leg) => arrow(leg, colour)),
  );
}

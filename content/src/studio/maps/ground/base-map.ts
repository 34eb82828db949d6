import { curveCatmullRom, curveCatmullRomClosed, line } from 'd3-shape';
import { element, group, palette } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { readGeography } from './geography';
import type { GeographyFeature, LonLat } from './geography';
import { coastPath, coasts } from './land';
import type { MapFrame, Point } from '../drawing/map-frame';

/** How much a map shows: 1 the great waters only, 3 every brook. */
export type Detail = 1 | 2 | 3;

const openCurve = line<Point>(
  ([x]) => x,
  ([, y]) => y,
)
  .curve(curveCatmullRom.alpha(0.5))
  .digits(1);
const closedCurve = line<Point>(
  ([x]) => x,
  ([, y]) => y,
)
  .curve(curveCatmullRomClosed.alpha(0.5))
  .digits(1);

/** A smooth line through places, as path data. */
export const smoothLine = (frame: MapFrame, places: readonly LonLat[]): string =>
  openCurve(places.map(frame.project)) ?? '';

/** A smooth outline; the ring's last place is its first. */
const smoothRing = (frame: MapFrame, ring: readonly LonLat[]): string =>
  closedCurve(ring.slice(0, -1).map(frame.project)) ?? '';

const near = (frame: MapFrame, places: readonly LonLat[], room = 40): boolean => {
  const points = places.map(frame.project);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return (
    Math.max(...xs) > frame.x - room &&
    Math.min(...xs) < frame.x + frame.width + room &&
    Math.max(...ys) > frame.y - room &&
    Math.min(...ys) < frame.y + frame.height + room
  );
};

function waterMarkup(frame: MapFrame, feature: GeographyFeature<'waters'>): Markup {
  const { geometry, properties } = feature;
  if (geometry.type === 'Polygon') {
    const d = smoothRing(frame, geometry.coordinates[0]);
    return element('path', { d, fill: palette.water, stroke: palette.waterLine, 'stroke-width': 1.5 });
  }
  const width = { 1: 3, 2: 2.4, 3: 1.8 }[properties.detail];
  const dry = properties.kind === 'ancient';
  return element('path', {
    d: smoothLine(frame, geometry.coordinates),
    fill: 'none',
    stroke: palette.waterLine,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-dasharray': dry ? '2 7' : undefined,
  });
}

/** A number between 0 and 1 that looks drawn by lot and is always the same for the same number (Knuth's hash). */
const lot = (number: number): number => (Math.imul(number + 1, 2654435761) >>> 8) / 2 ** 24;

/** A hill as old maps draw it: a rounded top, and strokes on its shaded side. */
function hill([x, y]: Point, size: number): Markup {
  const [s, h] = [size, size * 0.85];
  return element('path', {
    d:
      `M${(x - s).toFixed(1)} ${(y + h * 0.4).toFixed(1)}q${(s * 0.55).toFixed(1)} ${(-h * 0.3).toFixed(1)} ${s.toFixed(1)} ${(-h).toFixed(1)}` +
      `q${(s * 0.4).toFixed(1)} ${(h * 0.75).toFixed(1)} ${s.toFixed(1)} ${h.toFixed(1)}` +
      `M${(x + s * 0.12).toFixed(1)} ${(y - h * 0.36).toFixed(1)}l${(s * 0.2).toFixed(1)} ${(h * 0.62).toFixed(1)}` +
      `M${(x + s * 0.36).toFixed(1)} ${(y - h * 0.06).toFixed(1)}l${(s * 0.16).toFixed(1)} ${(h * 0.4).toFixed(1)}`,
  });
}

function hillsOf(frame: MapFrame, detail: Detail): Markup {
  const signs: { at: Point; size: number }[] = [];
  readGeography('hills').forEach(({ geometry, properties }, ridge) => {
    if (properties.detail > detail || !near(frame, geometry.coordinates)) return;
    const points = geometry.coordinates.map(frame.project);
    const step = 24;
    let [walked, next, count] = [0, 0, 0];
    points.slice(1).forEach((to, index) => {
      const from = points[index] ?? to;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      while (next <= walked + length) {
        const share = (next - walked) / (length || 1);
        const seed = ridge * 1000 + count;
        // Two rows, so that a ridge has breadth.
        const aside = count % 2 ? 11 : -11;
        signs.push({
          at: [
            from[0] + (to[0] - from[0]) * share + aside + (lot(seed) - 0.5) * 10,
            from[1] + (to[1] - from[1]) * share + (lot(seed + 500) - 0.5) * 12,
          ],
          size: 10 + lot(seed + 250) * 5,
        });
        next += step;
        count++;
      }
      walked += length;
    });
  });
  signs.sort((a, b) => a.at[1] - b.at[1]);
  return group(
    { fill: palette.land, stroke: palette.hillInk, 'stroke-width': 1.6, 'stroke-linecap': 'round', opacity: 0.75 },
    ...signs.map(({ at, size }) => hill(at, size)),
  );
}

/** The parts of a base map, from below upwards: what a map adds is drawn between or above them. */
export interface BaseMap {
  /** Attribute value that cuts a tint off at the coast. */
  readonly onLand: string;
  /** Clip paths; `land` holds a path to the land, `frame` to the map's frame. */
  readonly defs: Markup;
  readonly ground: Markup;
  readonly waters: Markup;
  readonly hills: Markup;
}

/** Pixels between points of the coast, and of the broad lines in the sea beside it, which need fewer. */
const [COAST, SHELF] = [0.7, 4];

/** Sea with lines along its coast, land, waters and hills of a frame; `id` keeps several maps of one picture apart. */
export function baseMap(frame: MapFrame, detail: Detail, id: string): BaseMap {
  const { x, y, width, height } = frame;
  const land = coasts(frame);
  const coast = (stroke: string, strokeWidth: number, part = 'shelf') =>
    element('use', { href: `#${id}-${part}`, stroke, 'stroke-width': strokeWidth, 'stroke-linejoin': 'round' });
  return {
    onLand: `url(#${id}-on-land)`,
    defs: element(
      'defs',
      {},
      element('path', { id: `${id}-land`, d: coastPath(land, COAST) }),
      element('path', { id: `${id}-shelf`, d: coastPath(land, SHELF) }),
      element('clipPath', { id: `${id}-on-land` }, element('use', { href: `#${id}-land` })),
      element('clipPath', { id: `${id}-frame` }, element('rect', { x, y, width, height, rx: 6 })),
    ),
    ground: [
      element('rect', { x, y, width, height, fill: palette.water }),
      group({ fill: 'none' }, coast('#bccdd6', 34), coast('#c6d5dc', 30), coast('#b3c6d0', 18), coast('#c3d2d9', 14)),
      group({ fill: palette.land }, coast(palette.waterLine, 2.6, 'land')),
    ].join(''),
    waters: group(
      {},
      ...readGeography('waters')
        .filter(({ properties, geometry }) => {
          const places = geometry.type === 'Polygon' ? geometry.coordinates[0] : geometry.coordinates;
          return properties.detail <= detail && near(frame, places);
        })
        .map((feature) => waterMarkup(frame, feature)),
    ),
    hills: hillsOf(frame, detail),
  };
}

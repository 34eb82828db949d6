import { element, group, polyline } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import type { BaseMap } from '../ground/base-map';
import type { LonLat } from '../ground/geography';
import type { MapFrame, Point } from './map-frame';

/** A land in a colour of its own. */
export interface Region {
  readonly ring: readonly LonLat[];
  /** Any whole number; neighbours should have different ones. */
  readonly colour: number;
  /** Between 0 and 1; 1 for what the map is about. */
  readonly weight: number;
}

/** Tints that lie on the map's paper: rose, gold, green, blue, violet, clay. */
const tints = ['#b5524a', '#c09a2e', '#5f8f57', '#4f7fae', '#86629f', '#b8743a'];

/** The colour of a region, for a legend. */
export const tintOf = (colour: number): string => tints[colour % tints.length] ?? '#b5524a';

/** How far a border strays from a straight line, as a share of its length. */
const STRAY = 0.055;
const PARTS = 6;

const earlier = (a: LonLat, b: LonLat) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/**
 * Points between two corners on a line that wavers as a line drawn by hand. It is the same from either side, so that two
 * lands that share corners share their border.
 */
function wavering(from: LonLat, to: LonLat): LonLat[] {
  const [a, b] = earlier(from, to) ? [from, to] : [to, from];
  const seed = Math.abs(Math.sin(a[0] * 127.1 + a[1] * 311.7 + b[0] * 74.7 + b[1] * 19.3) * 43758.5453) % 1;
  const stray = (seed - 0.5) * 2 * STRAY;
  const points = Array.from({ length: PARTS - 1 }, (_, index): LonLat => {
    const t = (index + 1) / PARTS;
    const aside = stray * Math.sin(Math.PI * t) + STRAY * 0.4 * Math.sin(Math.PI * t * (2 + Math.floor(seed * 3)));
    return [a[0] + (b[0] - a[0]) * t - (b[1] - a[1]) * aside, a[1] + (b[1] - a[1]) * t + (b[0] - a[0]) * aside];
  });
  return a === from ? points : points.reverse();
}

/** A ring with its borders wavering. */
export const waveringRing = (ring: readonly LonLat[]): LonLat[] =>
  ring.flatMap((corner, index) => {
    const next = ring[index + 1];
    return next ? [corner, ...wavering(corner, next)] : [corner];
  });

/** Regions as tints with a band of stronger colour along their borders, cut off at the coast. */
export function tintedRegions(frame: MapFrame, regions: readonly Region[], base: BaseMap, id: string): Markup {
  const paths = regions.map(({ ring }) => {
    const points = waveringRing(ring).map((at): Point => frame.project(at));
    return polyline(points, true);
  });
  return (
    element(
      'defs',
      {},
      ...paths.map((d, index) => element('clipPath', { id: `${id}-${index}` }, element('path', { d }))),
    ) +
    group(
      { 'clip-path': base.onLand, 'stroke-linejoin': 'round' },
      ...regions.map(({ colour, weight }, index) => {
        const tint = tintOf(colour);
        return group(
          { 'clip-path': `url(#${id}-${index})` },
          element('path', { d: paths[index], fill: tint, opacity: 0.26 * weight }),
          element('path', { d: paths[index], fill: 'none', stroke: tint, 'stroke-width': 22, opacity: 0.34 * weight }),
          element('path', { d: paths[index], fill: 'none', stroke: tint, 'stroke-width': 5, opacity: 0.8 * weight }),
        );
      }),
    )
  );
}

import { escape } from '@manna/shared/print';
import type { MadeFile } from '../../maker';
import type { Bounds } from '../drawing/map-frame';
import type { LonLat } from './geography';
import type { DataFeature } from './map-geojson';
import { northing, pathOf, STEPS } from './svg-paths';

/** The end of the file's name, by which pages find it. */
export const GROUND_SVG_SUFFIX = '.ground.svg';

const linesOf = ({ geometry }: DataFeature): readonly (readonly LonLat[])[] => {
  if (geometry.type === 'Point') return [];
  return geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
};

/**
 * Land, lakes and rivers as an SVG in Web Mercator, whose units are degrees of longitude. A page includes its part `ground` by
 * `<use>`, draws over it in the same units, and sets its colors by the custom properties that begin with `--map`.
 */
export function groundSvgFile(slug: string, name: string, features: readonly DataFeature[], bounds: Bounds): MadeFile {
  const drawn = (...kinds: readonly string[]) =>
    features
      .filter(({ properties }) => kinds.includes(String(properties['kind'])))
      .flatMap((feature) => linesOf(feature).map((line) => pathOf(line, feature.geometry.type === 'Polygon')))
      .join('');
  const [west, south, east, north] = bounds;
  const [top, bottom] = [northing(north), northing(south)].map((value) => Math.round(value * 1e3) / 1e3) as [
    number,
    number,
  ];
  const box = { x: west, y: top, width: east - west, height: Math.round((bottom - top) * 1e3) / 1e3 };
  const thin = 'stroke="var(--map-shore,#7795a8)" vector-effect="non-scaling-stroke" stroke-linejoin="round"';
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">`,
    `<title>${escape(name)}</title>`,
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="#cbdde8"/>`,
    `<g id="ground" transform="scale(${1 / STEPS})">`,
    `<path fill="var(--map-land,#fbf5e8)" ${thin} d="${drawn('land')}"/>`,
    `<path fill="var(--map-water,#cbdde8)" ${thin} d="${drawn('lake', 'sea')}"/>`,
    `<path fill="none" ${thin} d="${drawn('river')}"/>`,
    '</g></svg>\n',
  ].join('');
  return {
    name: `${slug}${GROUND_SVG_SUFFIX}`,
    label: 'SVG, the ground alone',
    mediaType: 'image/svg+xml',
    bytes: new TextEncoder().encode(svg),
  };
}

import type { Period } from '@manna/shared/contracts';
import { escape } from '@manna/shared/print';
import type { MadeFile } from '../../maker';
import type { LonLat } from './geography';
import { northing, pathOf, STEPS } from './svg-paths';

/** The end of the file's name, by which pages find it. */
export const LANDS_SVG_SUFFIX = '.periods.svg';

/** A land and the periods in which it lay there. */
export interface LandFeature {
  readonly properties: {
    readonly colour: number;
    readonly periods: readonly Period[];
    readonly [more: string]: unknown;
  };
  readonly geometry: { readonly type: 'Polygon'; readonly coordinates: readonly (readonly LonLat[])[] };
}

/** The colours of a page, and those for a reader who opens the file alone. */
const tints = [
  'var(--red,#b5524a)',
  'var(--yellow,#c09a2e)',
  'var(--green,#5f8f57)',
  'var(--blue,#4f7fae)',
  'var(--purple,#86629f)',
  'var(--orange,#b8743a)',
];

const line = 'stroke-width="1.5" stroke-dasharray="4.5 3" stroke-linejoin="round" vector-effect="non-scaling-stroke"';

/**
 * Lands as an SVG in Web Mercator, whose units are degrees of longitude as in the ground's. It has a part for each period, by whose
 * slug a page includes it; alone it shows one of them.
 */
export function landsSvgFile(slug: string, name: string, lands: readonly LandFeature[], shown: Period): MadeFile {
  const corners = lands.flatMap(({ geometry }) => geometry.coordinates.flat());
  const [longitudes, heights] = [corners.map(([lon]) => lon), corners.map(([, lat]) => northing(lat))];
  const [west, top] = [Math.min(...longitudes), Math.min(...heights)].map(Math.floor) as [number, number];
  const [east, bottom] = [Math.max(...longitudes), Math.max(...heights)].map(Math.ceil) as [number, number];
  const periods = new Set(lands.flatMap(({ properties }) => properties.periods));
  const parts = [...periods].map((period) => {
    const paths = lands
      .filter(({ properties }) => properties.periods.includes(period))
      .map(({ geometry, properties: { colour } }) => {
        const tint = tints[colour % tints.length];
        const path = geometry.coordinates.map((ring) => pathOf(ring, true)).join('');
        return `<path fill="${tint}" fill-opacity=".2" stroke="${tint}" ${line} d="${path}"/>`;
      });
    return `<g id="${period}" transform="scale(${1 / STEPS})">${paths.join('')}</g>`;
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${west} ${top} ${east - west} ${bottom - top}">`,
    `<title>${escape(name)}</title>`,
    `<defs>${parts.join('')}</defs>`,
    `<use href="#${shown}"/>`,
    '</svg>\n',
  ].join('');
  return {
    name: `${slug}${LANDS_SVG_SUFFIX}`,
    label: 'SVG, the kingdoms of each period',
    mediaType: 'image/svg+xml',
    bytes: new TextEncoder().encode(svg),
  };
}

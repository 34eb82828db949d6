import type { Bounds } from '../drawing/map-frame';
import { baseMapData } from './base-map-data';
import { groundSvgFile } from './ground-svg';
import type { DataFeature } from './map-geojson';

const WORLD: Bounds = [-14, 8, 72, 52];
const svgOf = (features: readonly DataFeature[]) =>
  new TextDecoder().decode(groundSvgFile('a-map', 'Lands & seas', features, WORLD).bytes);

test('land and water are paths in Web Mercator, in steps of a degree of longitude from point to point', () => {
  const svg = svgOf([
    {
      properties: { kind: 'land' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [10, 0],
            [10, 45],
            [0, 0],
          ],
        ],
      },
    },
    {
      properties: { kind: 'river' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [1, 0],
          // Nearer than a step: left out.
          [1.001, 0],
          [2, 0],
        ],
      },
    },
  ]);
  // 45 degrees north are 50.5 degrees of longitude from the equator in Web Mercator.
  expect(svg).toContain('d="M0 0l2000 0 0-10100 -2000 10100z"');
  expect(svg).toContain('d="M200 0l200 0"');
  expect(svg).toContain('<title>Lands &amp; seas</title>');
});

test('the ground of the lands of the Bible is small enough for a page', () => {
  const bytes = svgOf(baseMapData(WORLD, [])).length;
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(200_000);
});

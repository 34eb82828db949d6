import type { Period } from '@manna/shared/contracts';
import { kingdomsByPeriod } from '../kingdoms-by-period';
import { readGeography } from './geography';
import { landsSvgFile } from './lands-svg';
import type { LandFeature } from './lands-svg';

const svgOf = (lands: readonly LandFeature[]) =>
  new TextDecoder().decode(landsSvgFile('a-map', 'Lands & kings', lands, 'exile').bytes);
const land = (colour: number, periods: readonly Period[]): LandFeature => ({
  properties: { colour, periods },
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
});

test('a part for each period has its lands in their colors', () => {
  const svg = svgOf([land(0, ['exile', 'return']), land(3, ['return'])]);
  const [, exile = '', later = ''] = svg.split('<g id="');
  expect([exile, later].map((part) => part.match(/--[a-z]+(?=,#\w+\)" fill-opacity)/g))).toEqual([
    ['--red'],
    ['--red', '--blue'],
  ]);
  expect(exile).toContain('d="M0 0l2000 0 0-10100 -2000 10100z"');
  expect(svg).toContain('<title>Lands &amp; kings</title>');
  expect(svg).toContain('<use href="#exile"/>');
});

test('the kingdoms of all periods are small enough for a page', () => {
  const bytes = svgOf(kingdomsByPeriod(readGeography('kingdoms'))).length;
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(100_000);
});

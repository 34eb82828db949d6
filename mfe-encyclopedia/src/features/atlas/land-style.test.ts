import type { MapData } from '../../map/map-data';
import { kingdomsPeriod } from './kingdoms-period';
import { landsData } from './land-style';

const area = (properties: Record<string, unknown>): MapData['features'][number] => ({
  type: 'Feature',
  properties,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [35, 31],
        [36, 31],
        [36, 32],
        [35, 31],
      ],
    ],
  },
});
const data: MapData = {
  type: 'FeatureCollection',
  features: [
    area({ name: 'Israel', colour: 0, periods: ['divided-kingdom'] }),
    area({ name: 'Egypt', colour: 1, periods: ['divided-kingdom', 'exile'] }),
    area({ name: 'Babylonia', colour: 4, periods: ['exile'] }),
    { type: 'Feature', properties: { name: 'Samaria' }, geometry: { type: 'Point', coordinates: [35.2, 32.3] } },
  ],
};
const shownIn = (period: Parameters<typeof kingdomsPeriod>[0]) =>
  landsData('kingdoms', data, kingdomsPeriod(period)).features.map(({ properties }) => properties);

it('shows the kingdoms of the chosen period, each in its own tint', () => {
  expect(shownIn('exile')).toEqual([
    { name: 'Egypt', tint: 'yellow' },
    { name: 'Babylonia', tint: 'purple' },
  ]);
  expect(shownIn('life-of-christ')).toEqual([]);
});

it('shows the divided kingdoms while no period is chosen', () => {
  expect(shownIn(null)).toEqual([
    { name: 'Israel', tint: 'red' },
    { name: 'Egypt', tint: 'yellow' },
  ]);
});

it('shows lands without a period in each of them, tinted in their order', () => {
  const tribes: MapData = { ...data, features: [area({ name: 'Judah' }), area({ name: 'Dan' })] };
  expect(landsData('tribes', tribes, 'exile').features.map(({ properties }) => properties)).toEqual([
    { name: 'Judah', tint: 'red' },
    { name: 'Dan', tint: 'orange' },
  ]);
});

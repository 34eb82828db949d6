import type { MapData } from './map-data';
import { landsOf, outlinesOf } from './load-tribe-land';

const lot = (name: string, tribe: string): MapData['features'][number] => ({
  type: 'Feature',
  properties: { kind: 'lot', name, tribe: `tribes/tribe-of-${tribe}` },
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
const lands: MapData = {
  type: 'FeatureCollection',
  features: [
    lot('Dan', 'dan'),
    lot('Dan in the north', 'dan'),
    lot('Gad', 'gad'),
    { type: 'Feature', properties: { name: 'Hebron' }, geometry: { type: 'Point', coordinates: [35.1, 31.5] } },
  ],
};
const namesAt = (pagePath: string) => outlinesOf(landsOf(lands, pagePath)).map(({ name }) => name);

test('a tribe has its own lands only, and each of them if it has two', () => {
  expect(namesAt('/encyclopedia/tribes/tribe-of-gad')).toEqual(['Gad']);
  expect(namesAt('/encyclopedia/tribes/tribe-of-dan')).toEqual(['Dan', 'Dan in the north']);
  expect(namesAt('/encyclopedia/tribes/tribe-of-levi')).toEqual([]);
});

test('an outline has the corners of its land in degrees', () => {
  expect(outlinesOf(lands)[0]?.outline[1]).toEqual({ longitude: 36, latitude: 31 });
});

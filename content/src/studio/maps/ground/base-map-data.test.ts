import { brotliCompressSync } from 'node:zlib';
import { baseMapData } from './base-map-data';
import type { Bounds } from '../drawing/map-frame';
import { geoJsonFile } from './map-geojson';

const LANDS: Bounds = [-14, 8, 72, 52];
const data = baseMapData(LANDS, [['egypt'], [], ['salt-sea']]);
const ofKind = (kind: string) => data.filter(({ properties }) => properties['kind'] === kind);

test('all land, water and words lie within the bounds that were asked for', () => {
  const places = data.flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? geometry.coordinates.flat()
      : geometry.type === 'LineString'
        ? geometry.coordinates
        : [geometry.coordinates],
  );
  const [west, south, east, north] = LANDS;
  expect(places.every(([lon, lat]) => lon >= west && lon <= east && lat >= south && lat <= north)).toBe(true);
});

test('every shore ends where it begins, and is drawn with at least three places', () => {
  for (const kind of ['land', 'sea', 'lake']) {
    expect(ofKind(kind).length).toBeGreaterThan(0);
    for (const { geometry } of ofKind(kind)) {
      const [ring = []] = geometry.type === 'Polygon' ? geometry.coordinates : [];
      expect(ring.length).toBeGreaterThanOrEqual(4);
      expect(ring[0]).toEqual(ring.at(-1));
    }
  }
});

test('the Jordan, the Salt Sea and the Sea of Galilee are there, and the Caspian is a sea within land', () => {
  const names = [...ofKind('river'), ...ofKind('lake')].map(({ properties }) => properties['name']);
  expect(names).toEqual(expect.arrayContaining(['Jordan', 'Nile', 'Euphrates', 'Salt Sea', 'Sea of Galilee']));
  expect(ofKind('sea')).toHaveLength(1);
});

test('the ranges of hills are there, smoothed like the rivers', () => {
  const lengths = ofKind('ridge').map(({ geometry }) => geometry.type === 'LineString' && geometry.coordinates.length);
  expect(lengths.length).toBeGreaterThan(20);
  expect(Math.max(...lengths.map(Number))).toBeGreaterThan(20);
});

test('names stand in one line, with how near a map must be to have them', () => {
  expect(ofKind('water name').map(({ properties }) => properties)).toEqual([
    { kind: 'water name', name: 'Salt Sea', detail: 3 },
  ]);
  expect(() => baseMapData(LANDS, [['atlantis']])).toThrow('no name "atlantis"');
});

test('a phone on a slow network has it within a second', () => {
  const { bytes } = geoJsonFile('lands', 'Lands', data);
  expect(brotliCompressSync(bytes).length).toBeLessThan(100_000);
});

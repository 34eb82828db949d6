import { readGeography } from './geography';
import type { LonLat } from './geography';
import { geoJsonFile } from './map-geojson';
import type { DataFeature } from './map-geojson';

interface Written {
  readonly features: readonly { readonly geometry: { readonly coordinates: unknown } }[];
}
const writtenOf = (features: readonly DataFeature[]): Written => {
  const { bytes } = geoJsonFile('a-map', 'A map', features);
  return JSON.parse(new TextDecoder().decode(bytes)) as Written;
};
/** The rings of polygons, one after the other. */
const ringsOf = (features: readonly DataFeature[]): LonLat[][] =>
  writtenOf(features).features.flatMap(({ geometry }) => geometry.coordinates as LonLat[][]);
const polygon = (ring: readonly LonLat[]): DataFeature => ({
  properties: { name: 'Lot' },
  geometry: { type: 'Polygon', coordinates: [ring] },
});
const turning = (ring: readonly LonLat[]) =>
  ring.slice(1).reduce((sum, [x, y], index) => sum + (ring[index]?.[0] ?? x) * y - x * (ring[index]?.[1] ?? y), 0);

test('a file says what it is and how it is to be read', () => {
  const file = geoJsonFile('a-map', 'A map', []);
  expect(file).toMatchObject({ name: 'a-map.geojson', label: 'GeoJSON', mediaType: 'application/geo+json' });
  expect(writtenOf([])).toEqual({ type: 'FeatureCollection', name: 'A map', features: [] });
});

test('rings go against the clock, whichever way they were drawn, and end where they begin', () => {
  const ring: LonLat[] = [
    [35, 31],
    [35, 32],
    [36, 32],
    [35, 31],
  ];
  for (const drawn of [ring, ring.toReversed()]) {
    const [written = []] = ringsOf([polygon(drawn)]);
    expect(turning(written)).toBeGreaterThan(0);
    expect(written[0]).toEqual(written.at(-1));
  }
});

test('coordinates have four decimals at most', () => {
  const at: LonLat = [35.123456789, 31.98765];
  const [feature] = writtenOf([{ properties: {}, geometry: { type: 'Point', coordinates: at } }]).features;
  expect(feature?.geometry.coordinates).toEqual([35.1235, 31.9877]);
});

test('all hand-drawn rings stay closed when written', () => {
  const rings = readGeography('tribes').flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [polygon(geometry.coordinates[0])] : [],
  );
  for (const ring of ringsOf(rings)) {
    expect(ring.length).toBeGreaterThanOrEqual(4);
    expect(ring[0]).toEqual(ring.at(-1));
    for (const [lon, lat] of ring) {
      expect(lon > 33 && lon < 38 && lat > 29 && lat < 35).toBe(true);
    }
  }
});

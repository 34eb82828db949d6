import type { MadeFile } from '../../maker';
import type { LonLat } from './geography';

/** A feature of a map's data file. */
export interface DataFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: LonLat }
    | { readonly type: 'LineString'; readonly coordinates: readonly LonLat[] }
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly LonLat[])[] };
}

const fine = ([lon, lat]: LonLat): LonLat => [Math.round(lon * 1e4) / 1e4, Math.round(lat * 1e4) / 1e4];

/** Twice the signed area of a ring: positive if it runs counterclockwise. */
const turning = (ring: readonly LonLat[]): number =>
  ring.slice(1).reduce((sum, [x, y], index) => {
    const [px, py] = ring[index] ?? [x, y];
    return sum + px * y - x * py;
  }, 0);

function written({ geometry, properties }: DataFeature) {
  const done = (coordinates: unknown) => ({
    type: 'Feature',
    properties,
    geometry: { type: geometry.type, coordinates },
  });
  if (geometry.type === 'Point') return done(fine(geometry.coordinates));
  if (geometry.type === 'LineString') return done(geometry.coordinates.map(fine));
  // RFC 7946 wants outer rings against the clock.
  return done(geometry.coordinates.map((ring) => (turning(ring) < 0 ? ring.toReversed() : ring).map(fine)));
}

/** What a map shows as GeoJSON (RFC 7946), for other maps to use; coordinates to some ten metres. */
export function geoJsonFile(slug: string, name: string, features: readonly DataFeature[]): MadeFile {
  const json = { type: 'FeatureCollection', name, features: features.map(written) };
  return {
    name: `${slug}.geojson`,
    label: 'GeoJSON',
    mediaType: 'application/geo+json',
    bytes: new TextEncoder().encode(`${JSON.stringify(json)}\n`),
  };
}

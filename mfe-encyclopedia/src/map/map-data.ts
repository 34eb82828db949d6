import type { DataClient } from '@manna/shared/contracts';
import { MapDataDocument } from '../generated/graphql';

type Place = [longitude: number, latitude: number];

/** The part of GeoJSON that these maps use. */
export interface MapData {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    properties: Record<string, unknown>;
    geometry:
      | { type: 'Point'; coordinates: Place }
      | { type: 'LineString'; coordinates: Place[] }
      | { type: 'Polygon'; coordinates: Place[][] };
  }[];
}

/** After this time the reader sees an error and can retry. Milliseconds. */
const TIMEOUT_MS = 15_000;
const GEOJSON = 'application/geo+json';

const known = new Map<string, Promise<MapData>>();

async function fetchMapData(data: DataClient, slug: string, ending: string): Promise<MapData> {
  const { entryBySlug } = await data.query(MapDataDocument, { slug });
  const files = entryBySlug && 'files' in entryBySlug ? entryBySlug.files : [];
  const file = files.find(({ path, mediaType }) => mediaType === GEOJSON && path.endsWith(ending));
  if (!file) throw new Error(`${slug} has no map data`);
  const address = `/data/files/${file.revision}/${file.path}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const json = (await response.json()) as MapData | null;
  if (json?.type !== 'FeatureCollection') throw new Error(`${address} is no map`);
  return json;
}

/**
 * The GeoJSON of a resource with a map: the first, or the first whose name has this ending. It is requested once, and again after a
 * failure.
 */
export function loadMapData(data: DataClient, slug: string, ending = ''): Promise<MapData> {
  const key = slug + ending;
  const request =
    known.get(key) ??
    fetchMapData(data, slug, ending).catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
  known.set(key, request);
  return request;
}

import type { DataClient } from '@manna/shared/contracts';
import { BaseMapDocument } from '../generated/graphql';

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

/** Land, waters and names of the lands of the Bible. content/src/studio/maps/ground/base-map-data.ts creates it. */
export type BaseMap = MapData;

/** West, south, east and north bounds of the base map. There is no coast beyond them. */
export const BASE_MAP_BOUNDS = [-14, 8, 66, 52] as const;

/** After this time the reader sees an error and can retry. Milliseconds. */
const TIMEOUT_MS = 15_000;
const GEOJSON = 'application/geo+json';

let known: Promise<BaseMap> | undefined;

async function fetchBaseMap(data: DataClient): Promise<BaseMap> {
  const { entryBySlug } = await data.query(BaseMapDocument, {});
  const files = entryBySlug && 'files' in entryBySlug ? entryBySlug.files : [];
  const file = files.find(({ mediaType }) => mediaType === GEOJSON);
  if (!file) throw new Error('The content of this site has no base map');
  const address = `/data/files/${file.revision}/${file.path}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const json = (await response.json()) as BaseMap | null;
  if (json?.type !== 'FeatureCollection') throw new Error(`${address} is no map`);
  return json;
}

/** The base map of this site's content. It is requested once, and again after a failure. */
export function loadBaseMap(data: DataClient): Promise<BaseMap> {
  known ??= fetchBaseMap(data).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

import type { DataClient } from '@manna/shared/contracts';
import { reportFailure } from '@manna/shared/runtime';
import type { Coordinates } from './bounds-of';
import { loadMapData, type MapData } from './map-data';

/** The resource that has the lands of all tribes. */
const LANDS = 'map-tribal-lands';

/** The lands of the tribe that a page is about: two, if a part of the tribe settled elsewhere. */
export const landsOf = ({ features }: MapData, pagePath: string): MapData => ({
  type: 'FeatureCollection',
  features: features.filter(
    ({ geometry, properties: { tribe } }) =>
      geometry.type === 'Polygon' && typeof tribe === 'string' && pagePath.endsWith(`/${tribe}`),
  ),
});

/** Loads the lands of the tribe that a page is about; undefined if they cannot be loaded, because a map has its places, too. */
export async function loadTribeLand(data: DataClient, pagePath: string): Promise<MapData | undefined> {
  try {
    return landsOf(await loadMapData(data, LANDS), pagePath);
  } catch (error) {
    reportFailure(error, 'map');
    return undefined;
  }
}

/** The corners of lands, one list for each land. */
export const outlinesOf = ({ features }: MapData): { name: string; outline: Coordinates[] }[] =>
  features.flatMap(({ geometry, properties: { name } }) =>
    geometry.type === 'Polygon'
      ? {
          name: String(name),
          outline: (geometry.coordinates[0] ?? []).map(([longitude, latitude]) => ({ longitude, latitude })),
        }
      : [],
  );

import type { ComponentType } from 'react';
import type { DataClient } from '@manna/shared/contracts';
import { BASE_MAP, loadMapData, type MapData } from './map-data';
import type { MapViewProps } from './map-view';

/** The parts of a map. */
export interface MapParts {
  View: ComponentType<MapViewProps>;
  base: MapData;
}

/** What every map needs: the library, with its worker ready, and the base map. */
export async function loadMapLibrary(data: DataClient) {
  const [{ drawMap, MapView, prepareWorker }, base] = await Promise.all([
    import(/* webpackChunkName: "map" */ './map-chunk'),
    loadMapData(data, BASE_MAP),
  ]);
  await prepareWorker();
  return { drawMap, View: MapView, base };
}

/** Loads the parts of a map, each once. Rejects if one cannot be loaded. */
export async function loadMapParts(data: DataClient): Promise<MapParts> {
  const { View, base } = await loadMapLibrary(data);
  return { View, base };
}

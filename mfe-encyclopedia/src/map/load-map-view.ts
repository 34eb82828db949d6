import type { ComponentType } from 'react';
import type { DataClient } from '@manna/shared/contracts';
import { loadBaseMap, type BaseMap } from './base-map';
import type { MapViewProps } from './map-view';

/** The parts of a map. */
export interface MapParts {
  View: ComponentType<MapViewProps>;
  base: BaseMap;
}

/** Loads the parts of a map, each once. Rejects if one cannot be loaded. */
export async function loadMapParts(data: DataClient): Promise<MapParts> {
  const [{ MapView, prepareWorker }, base] = await Promise.all([
    import(/* webpackChunkName: "map" */ './map-chunk'),
    loadBaseMap(data),
  ]);
  await prepareWorker();
  return { View: MapView, base };
}

import type { ComponentType } from 'react';
import type { DataClient } from '@manna/shared/contracts';
import { loadBaseMap, type BaseMap } from './base-map';
import type { MapViewProps } from './map-view';

/** What a map is made of. */
export interface MapParts {
  View: ComponentType<MapViewProps>;
  base: BaseMap;
}

/** Fetches what a map is made of; rejects where a part of it cannot be had. Each part is fetched once. */
export async function loadMapParts(data: DataClient): Promise<MapParts> {
  const [{ MapView, prepareWorker }, base] = await Promise.all([
    import(/* webpackChunkName: "map" */ './map-chunk'),
    loadBaseMap(data),
  ]);
  await prepareWorker();
  return { View: MapView, base };
}

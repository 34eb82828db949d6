import type { DataClient } from '@manna/shared/contracts';
import { loadMapLibrary } from '../../map/load-map-view';

/** Loads what the map of the atlas needs. Rejects if a part cannot be loaded. */
export async function loadAtlasView(data: DataClient) {
  const [{ AtlasView }, parts] = await Promise.all([
    import(/* webpackChunkName: "route-atlas.view" */ './atlas-view'),
    loadMapLibrary(data),
  ]);
  return { View: AtlasView, parts };
}

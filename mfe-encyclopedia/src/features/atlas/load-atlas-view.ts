import type { MapConfig } from '@manna/shared/contracts';
import type { Ground } from '../../map/ground';
import { loadMapLibrary } from '../../map/load-map-library';

/** Loads what the map of the atlas needs. Rejects if a part cannot be loaded. */
export async function loadAtlasView(ground: Ground, config: MapConfig | undefined) {
  const [{ AtlasView }, parts] = await Promise.all([
    import(/* webpackChunkName: "route-atlas.view" */ './atlas-view'),
    loadMapLibrary(ground, config),
  ]);
  return { View: AtlasView, parts };
}

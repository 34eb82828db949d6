import type { MapConfig } from '@manna/shared/contracts';
import type { Ground } from './ground';

/**
 * Loads what every map needs, at the same time: the library, and the files that it uses. Rejects if one of them cannot be
 * loaded.
 */
export async function loadMapLibrary({ data }: Ground, config: MapConfig | undefined) {
  if (data === undefined) throw new Error('The content has no ground for maps');
  const [{ drawMap, MapView, setWorkerCount, setWorkerUrl }, { worker, ground }] = await Promise.all([
    import(/* webpackChunkName: "map" */ './map-chunk'),
    import(/* webpackChunkName: "map-files" */ './map-files').then(({ loadMapFiles }) => loadMapFiles(data, config)),
  ]);
  setWorkerUrl(worker);
  // One source is parsed by one worker, and each takes half a megabyte of code.
  setWorkerCount(1);
  return { drawMap, View: MapView, base: data, ground };
}

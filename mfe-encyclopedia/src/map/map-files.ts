import type { MapConfig } from '@manna/shared/contracts';
import type { ChosenGround } from './chosen-ground';
import { fetchWorker } from './map-worker';

/** After this time the reader sees an error and can retry. Milliseconds. */
const TIMEOUT_MS = 15_000;

/** Brings a file into the browser's cache, where the library's worker finds it. */
async function warm(path: string): Promise<void> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await response.arrayBuffer();
}

const loadChosen = async (config: MapConfig): Promise<ChosenGround | undefined> => {
  const { loadChosenGround } = await import(/* webpackChunkName: "map-ground" */ './chosen-ground');
  return loadChosenGround(config);
};

interface MapFiles {
  /** URL from which the library may start its worker. */
  worker: string;
  /** The ground that the operator has chosen, if it could be loaded. */
  ground: ChosenGround | undefined;
}

/** Loads the files that the library uses, all at the same time. Rejects if one of ours cannot be loaded. */
export async function loadMapFiles(ownGround: string, config: MapConfig | undefined): Promise<MapFiles> {
  const [worker, ground] = await Promise.all([fetchWorker(), config && loadChosen(config), warm(ownGround)]);
  return { worker, ground };
}

import { fetchPinnedScript, trustedScriptUrl } from '@manna/shared/runtime/pinned-worker';
import { setWorkerUrl } from 'maplibre-gl';

/** The Trusted Types policy of this pillar's chunks. The page allows only the policies of its pillars. */
const POLICY = 'manna-encyclopedia';

const workerFile = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

let started: Promise<void> | undefined;

/** The library uses string methods to check the ending of the URL, and then passes it to the browser unchanged. */
function asText(address: string): string {
  const url = trustedScriptUrl(address, POLICY);
  const text = { endsWith: (end: string) => address.endsWith(end), split: () => [address] };
  return url ? (Object.assign(url, text) as unknown as string) : address;
}

/** Starts the library's worker from our own verified file; again after a failure. */
export function prepareWorker(): Promise<void> {
  started ??= fetchPinnedScript(workerFile)
    .then((address) => setWorkerUrl(asText(address)))
    .catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  return started;
}

import { fetchPinnedScript, trustedScriptUrl } from '@manna/shared/runtime/pinned-worker';

/** The Trusted Types policy of this pillar's chunks. The page allows only the policies of its pillars. */
const POLICY = 'manna-encyclopedia';

const workerFile = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

let fetched: Promise<string> | undefined;

/** The library uses string methods to check the ending of the URL, and then passes it to the browser unchanged. */
function asText(address: string): string {
  const url = trustedScriptUrl(address, POLICY);
  const text = { endsWith: (end: string) => address.endsWith(end), split: () => [address] };
  return url ? (Object.assign(url, text) as unknown as string) : address;
}

/** The URL from which the library may start its worker: our own verified file, which is fetched again after a failure. */
export function fetchWorker(): Promise<string> {
  fetched ??= fetchPinnedScript(workerFile)
    .then(asText)
    .catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
  return fetched;
}

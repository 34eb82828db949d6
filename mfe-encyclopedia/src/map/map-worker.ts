import { setWorkerUrl } from 'maplibre-gl';

/** The policy that this pillar's chunks are loaded under; the page allows no name but those of its pillars. */
const POLICY = 'manna-encyclopedia';
const TIMEOUT_MS = 15_000;

const workerFile = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

interface ScriptUrlPolicy {
  createScriptURL(url: string): object;
}

// Neither is in TypeScript's library; the shell sets the one, and not every browser has the other.
const { mannaPin, trustedTypes } = globalThis as {
  mannaPin?: (address: string) => string;
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy };
};

let started: Promise<void> | undefined;

/** The worker's script with the bytes that the release pins: a browser starts no worker with an integrity by itself. */
async function fetchWorker(): Promise<string> {
  const integrity = mannaPin?.(workerFile);
  const response = await fetch(workerFile, {
    ...(integrity !== undefined && { integrity }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${workerFile} answered ${response.status}`);
  return URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: 'text/javascript' }));
}

/**
 * Gives `address` to the library in the form in which the page's policy lets a worker be made of it. The library reads its
 * ending as a text's, and then hands it to the browser as it is.
 */
function trusted(address: string): string {
  if (!trustedTypes) return address;
  const policy = trustedTypes.createPolicy(POLICY, {
    createScriptURL(url) {
      if (url !== address) throw new Error(`${url} is no worker of the map`);
      return url;
    },
  });
  const url = policy.createScriptURL(address);
  const asText = { endsWith: (end: string) => address.endsWith(end), split: () => [address] };
  return Object.assign(url, asText) as unknown as string;
}

/** Starts the library's worker from our own verified file; again after a failure. */
export function prepareWorker(): Promise<void> {
  started ??= fetchWorker()
    .then((address) => setWorkerUrl(trusted(address)))
    .catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  return started;
}

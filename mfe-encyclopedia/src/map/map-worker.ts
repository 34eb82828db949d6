import { setWorkerUrl } from 'maplibre-gl';

/** The Trusted Types policy of this pillar's chunks. The page allows only the policies of its pillars. */
const POLICY = 'manna-encyclopedia';
const TIMEOUT_MS = 15_000;

const workerFile = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

interface ScriptUrlPolicy {
  createScriptURL(url: string): object;
}

// TypeScript's library lacks both: the shell sets mannaPin, and not every browser has trustedTypes.
const { mannaPin, trustedTypes } = globalThis as {
  mannaPin?: (address: string) => string;
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy };
};

let started: Promise<void> | undefined;

/** Fetches the worker's script and verifies its pin, because browsers cannot check the integrity of a worker. */
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
 * Turns `address` into a trusted script URL, from which the page's policy allows a worker to be created. The library
 * uses string methods to check its ending, and then passes it to the browser unchanged.
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

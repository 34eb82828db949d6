import { fetchPinnedScript, trustedScriptUrl } from '@manna/shared/runtime/pinned-worker';
import { searchClient, type SearchClient, type SearchClientOptions } from '../engine/worker/search-client';

/** Where the files of this release are. */
declare const __webpack_public_path__: string;

const WORKER_FILE = 'worker.js';
const POLICY = 'manna-search';

/** Makes the client of a worker that runs src/worker.ts. Rejects if its script cannot be loaded. */
export async function workerClient(options: Omit<SearchClientOptions, 'startWorker'>): Promise<SearchClient> {
  const address = new URL(WORKER_FILE, new URL(__webpack_public_path__, location.href)).href;
  const script = await fetchPinnedScript(address);
  const url = trustedScriptUrl(script, POLICY) ?? script;
  return searchClient({ ...options, startWorker: () => new Worker(url as string) });
}

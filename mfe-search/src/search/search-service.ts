import type { ListingName } from '@manna/shared/domain';
import { reportFailure } from '@manna/shared/runtime';
import type { CollectionState } from '../engine/worker/protocol';
import type { SearchClient, SearchClientOptions } from '../engine/worker/search-client';

type StateListener = (collection: ListingName, state: CollectionState) => void;

const listeners = new Set<StateListener>();
let opened: Promise<SearchClient> | undefined;

/** Makes the client of a worker. Tests use a worker in their own thread. */
type MakeClient = (options: Omit<SearchClientOptions, 'startWorker'>) => Promise<SearchClient>;

let make: MakeClient = async (options) =>
  // With what checks the messages of the worker it is as large as the page, which shows its field first.
  (await import(/* webpackChunkName: "worker-client" */ './worker-client')).workerClient(options);

/** For tests: the next search makes its client like this. */
export function makeSearchWith(made: MakeClient): void {
  make = made;
  opened = undefined;
}

async function open(): Promise<SearchClient> {
  const client = await make({
    onState: (collection, state) => listeners.forEach((listener) => listener(collection, state)),
    onFault: ({ collection, message, query }) =>
      reportFailure(new Error(`${collection}: ${message}${query === undefined ? '' : ` (${query})`}`), 'search'),
  });
  addEventListener('online', client.retry);
  return client;
}

/** The one search of the page. It is started when it is first needed, and again after a failure. */
export function openSearch(): Promise<SearchClient> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Lets what could not be loaded be downloaded again. Never rejects. */
export async function retrySearch(): Promise<void> {
  await openSearch().then(
    (client) => client.retry(),
    () => undefined,
  );
}

/** Calls `listener` whenever the state of a collection changes. Returns a function that ends this. */
export function onCollectionState(listener: StateListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

import { listingNames, type ListingName } from '@manna/shared/domain';
import { hangWatch, slowPhone, type HangWatch, type Patience } from './hang-watch';
import {
  collectionsOf,
  responseSchema,
  type CollectionResults,
  type CollectionState,
  type MessageTarget,
  type SearchFault,
  type SearchQuery,
  type SearchRequest,
} from './protocol';

/** A running worker. */
export interface SearchWorker extends MessageTarget {
  addEventListener: MessageTarget['addEventListener'] &
    ((type: 'error' | 'messageerror', listener: () => void) => void);
  terminate: () => void;
}

export interface SearchClientOptions {
  /** Starts a worker that runs serveSearch. */
  readonly startWorker: () => SearchWorker;
  readonly onState?: (collection: ListingName, state: CollectionState) => void;
  readonly onFault?: (fault: SearchFault) => void;
  /** How long the worker may be silent while a search waits for it. Defaults to what a slow phone needs. */
  readonly patience?: Patience;
}

/** What is searched, and how many results are wanted of each collection. */
export type AskedSearch = Omit<SearchQuery, 'kind' | 'id'>;

/** Called at most once, with the query as it may have been meant. */
export type OnSuggestion = (query: string) => void;

/**
 * Called with the results of each collection when it has them, in the order in which they are searched. Those of the Bible come again when
 * another translation is loaded.
 */
export type OnResults = (results: CollectionResults) => void;

export interface SearchClient {
  /** Searches all collections. A newer search cancels this one: its results are not delivered any more. */
  readonly search: (asked: AskedSearch, onResults: OnResults, onSuggestion?: OnSuggestion) => void;
  /**
   * Tries again to get collections that failed, because the network is back. A worker that was given up is started again, and
   * repeats the last search.
   */
  readonly retry: () => void;
  readonly close: () => void;
}

const MAX_RESTARTS = 1;

interface Running {
  readonly request: SearchQuery;
  readonly onResults: OnResults;
  readonly onSuggestion: OnSuggestion | undefined;
  readonly missing: Set<ListingName>;
}

/**
 * Talks to the search worker, which starts with the first search. If the worker dies or hangs, it is started once more and
 * searches again; if that happens again, every collection is in the error state and has no results, until it is tried again.
 */
export function searchClient({
  startWorker,
  onState,
  onFault,
  patience = slowPhone,
}: SearchClientOptions): SearchClient {
  let worker: SearchWorker | undefined;
  let watch: HangWatch | undefined;
  let restarts = 0;
  let isDead = false;
  let lastId = 0;
  let running: Running | undefined;
  /** The last search, also after it was answered. */
  let last: Omit<Running, 'missing'> | undefined;

  const post = (request: SearchRequest) => {
    worker ??= start();
    worker?.postMessage(request);
  };

  const postSearch = (request: SearchQuery) => {
    post(request);
    watch?.begin();
  };

  function endWorker(): void {
    watch?.end();
    watch = undefined;
    worker?.terminate();
    worker = undefined;
  }

  /** Delivers no results for the collections that the query still waits for. */
  function finishEmpty(): void {
    const { missing, onResults } = running ?? {};
    for (const collection of missing ?? [])
      onResults?.({ collection, total: 0, groups: {}, results: [], isCut: false });
    running = undefined;
  }

  function giveUp(): void {
    isDead = true;
    for (const collection of last ? collectionsOf(last.request) : listingNames) onState?.(collection, 'error');
    finishEmpty();
  }

  function onLost(lost: SearchWorker, message: string): void {
    if (lost !== worker) return;
    endWorker();
    for (const collection of running?.missing ?? []) {
      onFault?.({ collection, message, query: running?.request.query });
    }
    if (restarts === MAX_RESTARTS) {
      giveUp();
      return;
    }
    restarts += 1;
    if (running) postSearch(running.request);
  }

  function onMessage(data: unknown): void {
    const parsed = responseSchema.safeParse(data);
    if (!parsed.success) return;
    const response = parsed.data;
    watch?.heard();
    if (response.kind === 'loading') {
      return;
    } else if (response.kind === 'state') {
      onState?.(response.collection, response.state);
    } else if (response.kind === 'fault') {
      onFault?.(response);
    } else if (response.id !== running?.request.id) {
      return;
    } else if (response.kind === 'suggestion') {
      running.onSuggestion?.(response.query);
    } else {
      const { collection, total, groups, results, isCut, cutBy, skipped, fills, others } = response;
      running.missing.delete(collection);
      if (running.missing.size === 0) watch?.end();
      running.onResults({
        collection,
        total,
        groups,
        results,
        isCut,
        ...(cutBy && { cutBy }),
        ...(skipped !== undefined && { skipped }),
        ...(fills && { fills }),
        ...(others && { others }),
      });
    }
  }

  function start(): SearchWorker | undefined {
    try {
      const started = startWorker();
      started.addEventListener('message', ({ data }) => {
        if (started === worker) onMessage(data);
      });
      started.addEventListener('error', () => onLost(started, 'The search worker died'));
      started.addEventListener('messageerror', () => onLost(started, 'The search worker died'));
      watch = hangWatch({
        patience,
        ping: () => started.postMessage({ kind: 'ping' } satisfies SearchRequest),
        onHang: () => onLost(started, 'The search worker hangs'),
      });
      return started;
    } catch {
      giveUp();
      return undefined;
    }
  }

  return {
    search: (asked, onResults, onSuggestion) => {
      lastId += 1;
      const request: SearchQuery = { kind: 'search', id: lastId, ...asked };
      last = { request, onResults, onSuggestion };
      running = { ...last, missing: new Set(collectionsOf(request)) };
      if (isDead) finishEmpty();
      else postSearch(request);
    },
    retry: () => {
      if (!isDead) {
        if (worker) post({ kind: 'retry' });
        return;
      }
      isDead = false;
      restarts = 0;
      if (!last) return;
      running = { ...last, missing: new Set(collectionsOf(last.request)) };
      postSearch(last.request);
    },
    close: () => {
      endWorker();
      running = undefined;
    },
  };
}

import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from './response';

/** Some 140 pages. A front keeps more of them. */
const CACHE_BYTES = 8 * 1024 * 1024;
const FRESH_MS = 60_000;
/** For how long after that a stale response is served while a new one is produced. */
const STALE_MS = 600_000;
/** Size of both compressed copies of a page relative to its text, as measured, and of the headers in bytes. */
const COPIES_FACTOR = 0.55;
const ENTRY_BYTES = 2_048;

export interface Produced {
  response: PreparedResponse;
  cacheable: boolean;
}
/** Whether a response came from the cache. */
export type CacheOutcome = 'hit' | 'stale' | 'miss';

interface ResponseCacheOptions {
  /** Milliseconds that only grow, unlike those of a clock that somebody sets; never 0. */
  now?: () => number;
  onRefreshError?: (error: unknown) => void;
}

interface FetchContext {
  produce: () => Promise<Produced>;
  admit: () => Promise<unknown>;
}

/** Carries a response past the cache, which stores every value that is not an error. */
class NotCacheable extends Error {
  readonly response: PreparedResponse;

  constructor(response: PreparedResponse) {
    super('this response must not be cached');
    this.response = response;
  }
}

/** Caches responses by key and evicts the least recently used. Concurrent requests for one key produce it once. */
export class ResponseCache {
  readonly #responses: LRUCache<string, PreparedResponse, FetchContext>;

  constructor({ now = () => performance.now(), onRefreshError = () => undefined }: ResponseCacheOptions = {}) {
    this.#responses = new LRUCache({
      maxSize: CACHE_BYTES,
      sizeCalculation: ({ body }, key) => Math.ceil(body.length * COPIES_FACTOR) + key.length + ENTRY_BYTES,
      ttl: FRESH_MS,
      perf: { now },
      ttlResolution: 0,
      allowStale: true,
      noDeleteOnFetchRejection: true,
      // The reader who waits for a response gets it, even if the cache evicts the entry before it is ready.
      ignoreFetchAbort: true,
      async fetchMethod(_key, stale, { context: { produce, admit } }) {
        await admit();
        try {
          const { response, cacheable } = await produce();
          if (cacheable) {
            // A body that cannot be compressed stays as it is.
            response.body.pack().catch(() => undefined);
            return response;
          }
          throw new NotCacheable(response);
        } catch (error) {
          if (stale && !(error instanceof NotCacheable)) onRefreshError(error);
          throw error;
        }
      },
    });
  }

  /**
   * Returns the cached response, or what `produce` returns. A response that is older than a minute is produced again in
   * the background. `admit` is called before `produce`; if it rejects, so does this call, unless a stale response is
   * cached.
   */
  async get(
    key: string,
    produce: () => Promise<Produced>,
    admit: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<{ response: PreparedResponse; outcome: CacheOutcome }> {
    const status: LRUCache.Status<string, PreparedResponse, FetchContext> = {};
    const allowStale = this.#responses.getRemainingTTL(key) > -STALE_MS;
    try {
      const response = await this.#responses.forceFetch(key, {
        context: { produce, admit },
        status,
        allowStale,
      });
      return { response, outcome: status.returnedStale ? 'stale' : status.fetch === 'hit' ? 'hit' : 'miss' };
    } catch (error) {
      if (error instanceof NotCacheable) return { response: error.response, outcome: 'miss' };
      throw error;
    }
  }
}

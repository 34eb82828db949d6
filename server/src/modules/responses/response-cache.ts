import { LRUCache } from 'lru-cache';
import type { Answer } from './answer';

const CACHE_BYTES = 32 * 1024 * 1024;
const FRESH_MS = 60_000;
/** How long past its freshness an answer is still given while a new one is made. */
const STALE_MS = 600_000;
/** Compressed copies and headers, as a share of the body and in bytes. */
const COPIES_FACTOR = 1.5;
const ENTRY_BYTES = 2_048;

export interface Produced {
  answer: Answer;
  cacheable: boolean;
}
/** How an answer came about. */
export type CacheOutcome = 'hit' | 'stale' | 'miss';

interface AnswerCacheOptions {
  /** Milliseconds; never 0. */
  now?: () => number;
  onRefreshError?: (error: unknown) => void;
}

interface Making {
  produce: () => Promise<Produced>;
  admit: () => Promise<void>;
}

/** Leads an answer past the cache, which stores whatever is not an error. */
class NotCacheable extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('this answer must not be cached');
    this.answer = answer;
  }
}

/** Caches answers by key; the least recently used go first. The same answer is never made twice at once. */
export class AnswerCache {
  readonly #answers: LRUCache<string, Answer, Making>;

  constructor({ now = Date.now, onRefreshError = () => undefined }: AnswerCacheOptions = {}) {
    this.#answers = new LRUCache({
      maxSize: CACHE_BYTES,
      sizeCalculation: ({ body }) => Math.ceil(body.identity.length * COPIES_FACTOR) + ENTRY_BYTES,
      ttl: FRESH_MS,
      perf: { now },
      ttlResolution: 0,
      allowStale: true,
      noDeleteOnFetchRejection: true,
      // What is being made for a reader reaches them, even if the cache has no room for it meanwhile.
      ignoreFetchAbort: true,
      async fetchMethod(_key, stale, { context: { produce, admit } }) {
        await admit();
        try {
          const { answer, cacheable } = await produce();
          if (cacheable) return answer;
          throw new NotCacheable(answer);
        } catch (error) {
          if (stale && !(error instanceof NotCacheable)) onRefreshError(error);
          throw error;
        }
      },
    });
  }

  /**
   * Returns the cached answer, which is made again in the background once it is a minute old, or else what `produce` makes.
   * `admit` is called before anything is made; if it rejects, so does this, unless an old answer is cached.
   */
  async get(
    key: string,
    produce: () => Promise<Produced>,
    admit: () => Promise<void> = () => Promise.resolve(),
  ): Promise<{ answer: Answer; outcome: CacheOutcome }> {
    const status: LRUCache.Status<string, Answer, Making> = {};
    const allowStale = this.#answers.getRemainingTTL(key) > -STALE_MS;
    try {
      const answer = await this.#answers.forceFetch(key, {
        context: { produce, admit },
        status,
        allowStale,
      });
      return { answer, outcome: status.returnedStale ? 'stale' : status.fetch === 'hit' ? 'hit' : 'miss' };
    } catch (error) {
      if (error instanceof NotCacheable) return { answer: error.answer, outcome: 'miss' };
      throw error;
    }
  }
}

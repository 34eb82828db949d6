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
interface Entry {
  answer: Answer;
  madeAt: number;
}
/** How an answer came about. */
export type CacheOutcome = 'hit' | 'stale' | 'miss';

interface AnswerCacheOptions {
  now?: () => number;
  onRefreshError?: (error: unknown) => void;
}

/** Keeps answers by key, the least used go first. The same answer is never made twice at once. */
export class AnswerCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ answer }) => Math.ceil(answer.body.identity.length * COPIES_FACTOR) + ENTRY_BYTES,
  });
  readonly #pending = new Map<string, Promise<Answer>>();
  readonly #now: () => number;
  readonly #onRefreshError: (error: unknown) => void;

  constructor({ now = Date.now, onRefreshError = () => undefined }: AnswerCacheOptions = {}) {
    this.#now = now;
    this.#onRefreshError = onRefreshError;
  }

  /**
   * The kept answer, made anew behind the reader's back once it is a minute old, or what `produce` makes. `admit` is asked
   * first where something has to be made, and rejects where it must not be: so does this then, unless an old answer is kept.
   */
  async get(
    key: string,
    produce: () => Promise<Produced>,
    admit?: () => Promise<void>,
  ): Promise<{ answer: Answer; outcome: CacheOutcome }> {
    const entry = this.#entries.get(key);
    const age = entry ? this.#now() - entry.madeAt : Infinity;
    if (entry && age < FRESH_MS) return { answer: entry.answer, outcome: 'hit' };
    const stale = entry && age < FRESH_MS + STALE_MS ? entry.answer : undefined;
    // What is made for another already costs nothing more.
    if (admit && !this.#pending.has(key)) {
      try {
        await admit();
      } catch (error) {
        if (stale) return { answer: stale, outcome: 'stale' };
        throw error;
      }
    }
    const made = this.#make(key, produce);
    if (stale) {
      made.catch(this.#onRefreshError);
      return { answer: stale, outcome: 'stale' };
    }
    return { answer: await made, outcome: 'miss' };
  }

  #make(key: string, produce: () => Promise<Produced>): Promise<Answer> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const made = produce()
      .then(({ answer, cacheable }) => {
        if (cacheable) this.#entries.set(key, { answer, madeAt: this.#now() });
        return answer;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, made);
    return made;
  }
}

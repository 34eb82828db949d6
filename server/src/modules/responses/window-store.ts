import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

type Count = Parameters<FastifyRateLimitStore['incr']>;

/** As many as the plugin's own store counts. */
const CLIENTS = 5_000;

/**
 * Counts the requests of each client in a window of time. The plugin's own store reads the clock of the machine: when that
 * is set back by a day, the window lasts a day longer, and readers are refused for so long.
 */
export class WindowStore implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, { count: number; endsAt: number }>({ max: CLIENTS });

  incr(client: Count[0], done: Count[1], windowMs: Count[2]): void {
    const now = performance.now();
    const before = this.#windows.get(client);
    const window = before && before.endsAt > now ? before : { count: 0, endsAt: now + windowMs };
    window.count += 1;
    this.#windows.set(client, window);
    done(null, { current: window.count, ttl: window.endsAt - now });
  }

  /** A route counts apart from the others. */
  child(): WindowStore {
    return new WindowStore();
  }
}

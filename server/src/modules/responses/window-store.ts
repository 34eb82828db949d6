import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { unsharedLimits, type SharedLimits } from './limit-exchange';

type Increment = Parameters<FastifyRateLimitStore['incr']>;

/** As many as the plugin's own store counts. */
const CLIENTS = 5_000;
/** From this share of a limit on, other gateways get to know of a client: twenty gateways together are exact. */
const SHARED_FROM = 0.05;

const limitSchema = z.looseObject({
  routeInfo: z.looseObject({ method: z.unknown().optional(), url: z.string().optional() }).optional(),
  groupId: z.string().default(''),
});

/** What a limit is called on all gateways. The plugin's types lack what it passes: all options of the limit. */
function nameOf(options: object): string {
  const { routeInfo, groupId } = limitSchema.parse(options);
  return routeInfo?.url === undefined ? groupId : `${String(routeInfo.method)} ${routeInfo.url}`;
}

/**
 * Counts the requests of each client in a window of time, together with other gateways. The plugin's own store reads the
 * clock of the machine: when that is set back by a day, the window lasts a day longer, and readers are refused for so long.
 */
export class WindowStore implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, { count: number; endsAt: number }>({ max: CLIENTS });
  readonly #shared: SharedLimits;
  readonly #name: string;

  constructor(shared: SharedLimits = unsharedLimits, name = '') {
    this.#shared = shared;
    this.#name = name;
  }

  incr(client: Increment[0], done: Increment[1], windowMs: number, max: number): void {
    const now = performance.now();
    const before = this.#windows.get(client);
    const window = before && before.endsAt > now ? before : { count: 0, endsAt: now + windowMs };
    window.count += 1;
    this.#windows.set(client, window);
    const { count, endsAt } = window;
    const name = `${this.#name} ${client}`;
    if (count >= max * SHARED_FROM) this.#shared.report(name, { count, at: now, until: endsAt }, endsAt - now);
    const others = this.#shared.others(name).filter(({ until }) => until > now);
    const current = others.reduce((sum, other) => sum + other.count, count);
    done(null, { current, ttl: Math.max(endsAt, ...others.map(({ until }) => until)) - now });
  }

  /** A route counts apart from the others. */
  child(options: object): WindowStore {
    return new WindowStore(this.#shared, nameOf(options));
  }
}

/** The class of stores that count together, which the plugin makes itself. */
export const windowStoreOf = (shared: SharedLimits): new () => FastifyRateLimitStore =>
  class extends WindowStore {
    constructor() {
      super(shared);
    }
  };

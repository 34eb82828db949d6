import { LRUCache } from 'lru-cache';
import type { Count, SharedLimits } from '../../modules/responses/limit-exchange';

/** Names that are remembered at once. The least recently seen are forgotten first. */
const NAMES = 20_000;

interface Limits {
  /** So many attempts cause no pause. */
  free: number;
  /** The first pause; each further attempt doubles it. Milliseconds. */
  firstMs: number;
  /** The longest pause. It ends by itself, so nobody can lock out another for good. */
  maxMs: number;
  /** After so long half of the attempts are forgotten. */
  halfLifeMs: number;
}

/** Half-lives after which nothing worth remembering is left. */
const LIVES = 8;

interface Seen {
  attempts: number;
  at: number;
  waitsUntil: number;
}

/** From this share of the free attempts on, other gateways get to know of a name. */
const SHARED_FROM = 0.05;

/** Pauses that grow with every attempt at any gateway, by a name such as an IP address or an account. */
class Throttle {
  readonly #shared: SharedLimits;
  readonly #limit: string;
  readonly #limits: Limits;
  readonly #seen: LRUCache<string, Seen>;

  constructor(shared: SharedLimits, limit: string, limits: Limits) {
    this.#shared = shared;
    this.#limit = limit;
    this.#limits = limits;
    this.#seen = new LRUCache({ max: NAMES, ttl: limits.halfLifeMs * LIVES });
  }

  /** How many seconds the next attempt must wait; 0 if it may come now. */
  waitSeconds(name: string): number {
    const elsewhere = this.#others(name).map(({ until }) => until);
    const waitsUntil = Math.max(this.#seen.get(name)?.waitsUntil ?? 0, ...elsewhere);
    return Math.max(0, Math.ceil((waitsUntil - performance.now()) / 1_000));
  }

  count(name: string): void {
    const { free, firstMs, maxMs, halfLifeMs } = this.#limits;
    const now = performance.now();
    const before = this.#seen.get(name);
    const remembered = (seen: { attempts: number; at: number }) =>
      seen.attempts * 0.5 ** ((now - seen.at) / halfLifeMs);
    const own = (before ? remembered(before) : 0) + 1;
    const attempts = this.#others(name).reduce((sum, { count, at }) => sum + remembered({ attempts: count, at }), own);
    const pause = attempts <= free ? 0 : Math.min(maxMs, firstMs * 2 ** Math.floor(attempts - free));
    const waitsUntil = now + pause;
    this.#seen.set(name, { attempts: own, at: now, waitsUntil });
    if (own >= free * SHARED_FROM) this.#report(name, { count: own, at: now, until: waitsUntil });
  }

  /** Counts an attempt, unless it must wait. How many seconds it must; 0 if it was counted. */
  take(name: string): number {
    const wait = this.waitSeconds(name);
    if (wait === 0) this.count(name);
    return wait;
  }

  forget(name: string): void {
    const now = performance.now();
    if (this.#seen.delete(name)) this.#report(name, { count: 0, at: now, until: now });
  }

  #others(name: string): readonly Count[] {
    return this.#shared.others(`${this.#limit} ${name}`);
  }

  #report(name: string, count: Count): void {
    this.#shared.report(`${this.#limit} ${name}`, count, this.#limits.halfLifeMs * LIVES);
  }
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The limits of the accounts server, which its gateways share. */
export const createThrottles = (shared: SharedLimits) => ({
  /** Every page that is opened and every sign-in that begins, by IP address: each reads the database, and a sign-in is a row. */
  visits: new Throttle(shared, 'visits', { free: 600, firstMs: SECOND, maxMs: MINUTE, halfLifeMs: MINUTE }),
  /** Every form that is sent, by IP address. */
  forms: new Throttle(shared, 'forms', { free: 60, firstMs: SECOND, maxMs: MINUTE, halfLifeMs: 2 * MINUTE }),
  /** Wrong passwords by account and IP address. */
  guesses: new Throttle(shared, 'guesses', {
    free: 5,
    firstMs: 2 * SECOND,
    maxMs: 15 * MINUTE,
    halfLifeMs: 15 * MINUTE,
  }),
  /** Wrong passwords by account, wherever they come from. The pauses are short, because others can cause them. */
  account: new Throttle(shared, 'account', { free: 25, firstMs: SECOND, maxMs: 30 * SECOND, halfLifeMs: 15 * MINUTE }),
  /** Messages to one e-mail address. */
  messages: new Throttle(shared, 'messages', {
    free: 5,
    firstMs: 30 * SECOND,
    maxMs: 10 * MINUTE,
    halfLifeMs: 15 * MINUTE,
  }),
});
export type Throttles = ReturnType<typeof createThrottles>;

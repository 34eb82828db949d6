import { LRUCache } from 'lru-cache';

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

/** Pauses that grow with every attempt, by a name such as an IP address or an account. */
class Throttle {
  readonly #limits: Limits;
  readonly #seen: LRUCache<string, Seen>;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#seen = new LRUCache({ max: NAMES, ttl: limits.halfLifeMs * LIVES });
  }

  /** How many seconds the next attempt must wait; 0 if it may come now. */
  waitSeconds(name: string): number {
    const waitsUntil = this.#seen.get(name)?.waitsUntil ?? 0;
    return Math.max(0, Math.ceil((waitsUntil - performance.now()) / 1_000));
  }

  count(name: string): void {
    const { free, firstMs, maxMs, halfLifeMs } = this.#limits;
    const now = performance.now();
    const before = this.#seen.get(name);
    const remembered = before ? before.attempts * 0.5 ** ((now - before.at) / halfLifeMs) : 0;
    const attempts = remembered + 1;
    const pause = attempts <= free ? 0 : Math.min(maxMs, firstMs * 2 ** Math.floor(attempts - free));
    this.#seen.set(name, { attempts, at: now, waitsUntil: now + pause });
  }

  /** Counts an attempt, unless it must wait. How many seconds it must; 0 if it was counted. */
  take(name: string): number {
    const wait = this.waitSeconds(name);
    if (wait === 0) this.count(name);
    return wait;
  }

  forget(name: string): void {
    this.#seen.delete(name);
  }
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The limits of one accounts server. Each gateway counts for itself. */
export const createThrottles = () => ({
  /** Every page that is opened and every sign-in that begins, by IP address: each reads the database, and a sign-in is a row. */
  visits: new Throttle({ free: 600, firstMs: SECOND, maxMs: MINUTE, halfLifeMs: MINUTE }),
  /** Every form that is sent, by IP address. */
  forms: new Throttle({ free: 60, firstMs: SECOND, maxMs: MINUTE, halfLifeMs: 2 * MINUTE }),
  /** Wrong passwords by account and IP address. */
  guesses: new Throttle({ free: 5, firstMs: 2 * SECOND, maxMs: 15 * MINUTE, halfLifeMs: 15 * MINUTE }),
  /** Wrong passwords by account, wherever they come from. The pauses are short, because others can cause them. */
  account: new Throttle({ free: 25, firstMs: SECOND, maxMs: 30 * SECOND, halfLifeMs: 15 * MINUTE }),
  /** Messages to one e-mail address. */
  messages: new Throttle({ free: 5, firstMs: 30 * SECOND, maxMs: 10 * MINUTE, halfLifeMs: 15 * MINUTE }),
});
export type Throttles = ReturnType<typeof createThrottles>;

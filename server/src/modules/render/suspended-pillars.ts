import type { RenderRequest } from '@manna/shared/contracts';

/** For how long a pillar is left to the browser at first, and at most. Each time in a row doubles it. */
const FIRST_MS = 30_000;
const LONGEST_MS = 300_000;

/** What a pillar did: its page took too long, or a worker ended. */
export type Fault = 'slow' | 'ended';

type Page = Pick<RenderRequest, 'pillars' | 'url'>;

/** A release that is left to the browser now. */
export interface Suspension {
  /** The pin of its server bundle. */
  pin: string;
  /** The only page that leaves it out; undefined if all pages do. */
  url: string | undefined;
  /** When it ends, in milliseconds from now. */
  endsInMs: number;
}

/**
 * Pillars that made a render worker hang or end, and are left to the browser for a while so that other pages do not wait.
 * One that took too long is left out of that page only, which may just be dear on a busy machine, and of all pages once a
 * second page is suspended as well.
 */
export class SuspendedPillars {
  /** By the pin of the server bundle, alone or with a URL: another release of the pillar is another chance. */
  readonly #pauses = new Map<string, { pin: string; until: number; lastMs: number }>();

  add({ pillars, url }: Page, name: string, fault: Fault, now = performance.now()): void {
    const pin = pillars[name]?.serverIntegrity;
    if (pin === undefined) return;
    if (fault === 'ended') return this.#pause(pin, pin, now);
    this.#pause(keyOf(pin, url), pin, now);
    const pages = [...this.#pauses].filter(([key, pause]) => key !== pin && pause.pin === pin && pause.until > now);
    if (pages.length > 1) this.#pause(pin, pin, now);
  }

  /** The names of the pillars of a page that are suspended now. */
  of({ pillars, url }: Page, now = performance.now()): string[] {
    for (const [key, { until, lastMs }] of this.#pauses) if (until + lastMs < now) this.#pauses.delete(key);
    const isPaused = (key: string) => (this.#pauses.get(key)?.until ?? 0) > now;
    return Object.entries(pillars).flatMap(([name, { serverIntegrity: pin }]) =>
      isPaused(pin) || isPaused(keyOf(pin, url)) ? [name] : [],
    );
  }

  /** Everything that is suspended now. */
  list(now = performance.now()): Suspension[] {
    return [...this.#pauses].flatMap(([key, { pin, until }]) =>
      until > now ? [{ pin, url: key === pin ? undefined : key.slice(pin.length + 1), endsInMs: until - now }] : [],
    );
  }

  #pause(key: string, pin: string, now: number): void {
    const before = this.#pauses.get(key);
    // A page that began earlier may fail after the suspension has begun.
    if (before && before.until > now) return;
    const isInARow = before !== undefined && now - before.until < before.lastMs;
    const lastMs = isInARow ? Math.min(LONGEST_MS, before.lastMs * 2) : FIRST_MS;
    this.#pauses.set(key, { pin, until: now + lastMs, lastMs });
  }
}

const keyOf = (pin: string, url: string): string => `${pin} ${url}`;

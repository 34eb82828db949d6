import type { RenderRequest } from '@manna/shared/contracts';

/** For how long a pillar is left to the browser at first, and at most. Each time in a row doubles it. */
const FIRST_MS = 30_000;
const LONGEST_MS = 300_000;

/** Pillars that made a render worker hang or end, and are left to the browser for a while so that other pages do not wait. */
export class SuspendedPillars {
  /** By the pin of the server bundle: another release of the pillar is another chance. */
  readonly #pins = new Map<string, { until: number; lastMs: number }>();

  add({ pillars }: Pick<RenderRequest, 'pillars'>, name: string | undefined, now = performance.now()): void {
    const pin = name === undefined ? undefined : pillars[name]?.serverIntegrity;
    if (pin === undefined) return;
    const before = this.#pins.get(pin);
    // A page that began earlier may fail after the suspension has begun.
    if (before && before.until > now) return;
    const isInARow = before !== undefined && now - before.until < before.lastMs;
    const lastMs = isInARow ? Math.min(LONGEST_MS, before.lastMs * 2) : FIRST_MS;
    this.#pins.set(pin, { until: now + lastMs, lastMs });
  }

  /** The names of the pillars of a page that are suspended now. */
  of({ pillars }: Pick<RenderRequest, 'pillars'>, now = performance.now()): string[] {
    for (const [pin, { until, lastMs }] of this.#pins) if (until + lastMs < now) this.#pins.delete(pin);
    return Object.entries(pillars).flatMap(([name, { serverIntegrity }]) =>
      (this.#pins.get(serverIntegrity)?.until ?? 0) > now ? [name] : [],
    );
  }
}

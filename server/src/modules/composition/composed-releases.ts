import type { Canary, Composition, PillarEntry } from '@manna/shared/contracts';
import type { NamedRelease } from './resolutions';

/** The releases of one enabled pillar. */
export interface ComposedPillar {
  name: string;
  stable: NamedRelease;
  canary: { settings: Canary; release: NamedRelease } | undefined;
  fallback: NamedRelease | undefined;
}

export const stableOf = (name: string, { stable: pin, timeoutMs }: PillarEntry): NamedRelease => ({
  name,
  pin,
  timeoutMs,
});

/** The enabled pillars of a composition, with their releases. */
export const composedPillars = ({ pillars }: Composition): ComposedPillar[] =>
  Object.entries(pillars)
    .filter(([, { enabled }]) => enabled)
    .map(([name, entry]) => {
      const { timeoutMs, canary, fallback } = entry;
      const { version, base, release } = canary ?? entry.stable;
      return {
        name,
        stable: stableOf(name, entry),
        canary: canary && { settings: canary, release: { name, pin: { version, base, release }, timeoutMs } },
        fallback: fallback && { name, pin: fallback, timeoutMs },
      };
    });

/** All releases that a gateway fetches: a canary and a fallback too, so that they are there when they are needed. */
export const releasesOf = (composition: Composition): NamedRelease[] =>
  composedPillars(composition).flatMap(({ stable, canary, fallback }) => [
    stable,
    ...(canary ? [canary.release] : []),
    ...(fallback ? [fallback] : []),
  ]);

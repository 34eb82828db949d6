import type { ShellRelease } from '@manna/shared/contracts';
import { areaOf, collisionsOf } from '@manna/shared/domain/host';
import type { Resolution } from './pillar-resolver';

type PillarFailure = NonNullable<Resolution['pillar']['failure']>;

/** A composed pillar: the release that the composition names, and the last good one, which may be the same. */
export interface Candidate {
  named: Resolution;
  good: Resolution | undefined;
  /** The fallback of the composition, if the named release could not be loaded and the fallback can be used. */
  fallback?: Resolution | undefined;
}

/** A release that the composition names and that cannot be used, while the last good one of its pillar stays. */
export interface HeldRelease {
  pillar: string;
  version: string;
  failure: PillarFailure;
}

/** In the list of lost areas: all of them. */
export const ANY_AREA = '*';

interface Choice {
  /** The release of each pillar. If `pillar.failure` is set, it cannot be used. */
  chosen: Resolution[];
  held: HeldRelease[];
  /**
   * First segments of paths whose pages may be those of a refused pillar without routes; ANY_AREA if its release was
   * never read.
   */
  lostAreas: string[];
}

/** A candidate with the release that may be chosen. */
interface PickedRelease extends Candidate {
  release: Resolution;
}

/** Collisions of the picked releases. What a pillar has already is its own, so pillars without a new release come first. */
function faultsOf(picks: readonly PickedRelease[], shell: ShellRelease): ReadonlyMap<string, string> {
  const isNew = ({ named, good }: PickedRelease) => named !== good;
  const inOrder = [...picks.filter((pick) => !isNew(pick)), ...picks.filter(isNew)];
  const claims = inOrder.flatMap(({ release: { pillar } }) =>
    pillar.metadata ? [{ name: pillar.name, metadata: pillar.metadata }] : [],
  );
  return collisionsOf(claims, shell);
}

/** A pillar that takes what belongs to another keeps no routes. */
const withoutRoutes = ({ pillar, pins }: Resolution, message: string): Resolution => ({
  pillar: { ...pillar, metadata: null, failure: pillar.failure ?? { kind: 'contract', message } },
  bundle: undefined,
  worker: undefined,
  offlinePack: undefined,
  documents: {},
  pins,
});

export const areasOf = ({ pillar }: Resolution): string[] =>
  pillar.metadata?.routes.map(({ path }) => areaOf(path)) ?? [];

/**
 * Chooses the release of each pillar: the one that the composition names, if it is whole and takes nothing that belongs to
 * another, and otherwise its fallback or the last good one, if that takes nothing either.
 */
export function chooseReleases(candidates: readonly Candidate[], shell: ShellRelease): Choice {
  const whole = candidates.map(({ named, good, fallback }) => ({
    named,
    good,
    release: named.pillar.failure === null ? named : (fallback ?? good ?? named),
  }));
  const faults = faultsOf(whole, shell);
  const fitting = whole.map((pick) =>
    faults.has(pick.named.pillar.name) ? { ...pick, release: pick.good ?? pick.named } : pick,
  );
  const lasting = faultsOf(fitting, shell);
  const decided = fitting.map(({ named, release }) => {
    const message = lasting.get(named.pillar.name);
    return { named, release, final: message === undefined ? release : withoutRoutes(release, message) };
  });
  const chosen = decided.map(({ final }) => final);
  const owned = new Set([...shell.routes.map(({ path }) => areaOf(path)), ...chosen.flatMap(areasOf)]);
  return {
    chosen,
    held: decided.flatMap(({ named, final }) => {
      const { pillar } = named;
      const message = faults.get(pillar.name) ?? '';
      const isHeld = final.pillar.failure === null && final !== named;
      return isHeld
        ? [{ pillar: pillar.name, version: pillar.version, failure: pillar.failure ?? { kind: 'contract', message } }]
        : [];
    }),
    lostAreas: decided.flatMap(({ release, final: { pillar } }) => {
      if (pillar.failure === null || pillar.metadata) return [];
      return release.pillar.metadata ? areasOf(release).filter((area) => !owned.has(area)) : [ANY_AREA];
    }),
  };
}

import { createHash } from 'node:crypto';
import type { Backend, Canary, Composition, ResolvedComposition, ShellRelease } from '@manna/shared/contracts';
import { extensionsOf } from '@manna/shared/domain';
import type { PinnedFile } from '../render/bundle-evaluator';
import type { Shell } from '../shell/shell-release';
import type { PillarBundle, Resolution } from './pillar-resolver';
import { chooseReleases, type Candidate, type HeldRelease } from './release-choice';

const FINGERPRINT_LENGTH = 12;

/** A canary that can be used, and has not been stopped. */
export interface RunningCanary {
  pillar: string;
  settings: Canary;
  /** First segments of the paths of its pages. */
  areas: readonly string[];
}

/** Everything that is derived from one version of the composition. Immutable; a change replaces it. */
export interface CompositionState {
  /** Grows with each change. Anything derived from an older state is out of date. */
  generation: number;
  /** Part of the key of everything that is cached of this state: the generation, and the pillars whose canary it has. */
  id: string;
  /** The canaries of which visitors get some; the same in all states of a generation. */
  canaries: readonly RunningCanary[];
  /** Pillars that use the fallback of the composition. */
  fallbacks: readonly { pillar: string; version: string }[];
  allowedOrigins: readonly string[];
  /** The back ends of enabled pillars, by the pillar's name. */
  backends: ReadonlyMap<string, Backend>;
  /** From where a developer may run a pillar; empty by default. */
  overrideOrigins: readonly string[];
  /** The shell that renders its pages and that they load. */
  shell: Shell;
  resolved: ResolvedComposition;
  /** Who made this revision, why and when, if its file says so. */
  change?: Composition['change'];
  /** Pillars that can be rendered, by name. */
  bundles: Readonly<Record<string, PillarBundle>>;
  /** The verified scripts of the pillars' web workers, by name. */
  workers: Readonly<Record<string, PinnedFile>>;
  /** The verified scripts of the pillars' offline packs, in the order of their slot. */
  offlinePacks: readonly { pillar: string; script: string }[];
  held: readonly HeldRelease[];
  /** First segments of paths whose pages are not known now; see `lostAreas` in release-choice.ts. */
  lostAreas: readonly string[];
  /** Persisted queries of the shell and of the pillars: text by SHA-256. */
  documents: ReadonlyMap<string, string>;
}

interface DeriveOptions {
  shell: Shell;
  generation: number;
  /** Names of the pillars whose canary is among the candidates; none by default. */
  withCanary?: readonly string[];
  canaries?: readonly RunningCanary[];
  /** Releases that open pages may have, and whose queries they still run; none by default. */
  others?: readonly Resolution[];
}

/**
 * See `resolvedCompositionSchema`. It is made of what is composed and not of what could be loaded: a release that fails, or comes
 * late, is no news for an open page.
 */
function fingerprintOf(
  shell: ShellRelease,
  slots: Composition['slots'],
  candidates: readonly Candidate[],
): ResolvedComposition['fingerprint'] {
  const releases = candidates.map(({ named: { pillar } }) => [pillar.name, pillar.release]);
  return createHash('sha256')
    .update(JSON.stringify([shell.version, slots, releases]))
    .digest('base64url')
    .slice(0, FINGERPRINT_LENGTH);
}

/** Chooses the releases of a composition's pillars, and derives from them what the gateway serves. */
export function deriveState(
  composition: Composition,
  candidates: readonly Candidate[],
  { shell, generation, withCanary = [], canaries = [], others = [] }: DeriveOptions,
): { state: CompositionState; chosen: readonly Resolution[] } {
  const { environment, revision, allowedOrigins, overrides, slots } = composition;
  const { chosen, held, lostAreas } = chooseReleases(candidates, shell.release);
  const fingerprint = fingerprintOf(shell.release, slots, candidates);
  const resolved: ResolvedComposition = {
    environment,
    revision,
    fingerprint,
    slots,
    pillars: chosen.map(({ pillar }) => pillar),
    ...(canaries.length > 0 && { isMeasured: true }),
  };
  const state = {
    generation,
    id: [generation, ...withCanary].join('+'),
    canaries,
    fallbacks: candidates.flatMap(({ fallback }) =>
      fallback && chosen.includes(fallback) ? [{ pillar: fallback.pillar.name, version: fallback.pillar.version }] : [],
    ),
    allowedOrigins,
    backends: new Map(
      Object.entries(composition.pillars).flatMap(([name, { enabled, backend }]) =>
        enabled && backend ? [[name, backend] as const] : [],
      ),
    ),
    overrideOrigins: overrides?.origins ?? [],
    shell,
    resolved,
    change: composition.change,
    held,
    lostAreas,
    offlinePacks: extensionsOf(resolved, 'offlinePacks', {}).flatMap(({ pillar }) => {
      const script = chosen.find((resolution) => resolution.pillar.name === pillar)?.offlinePack;
      return script === undefined ? [] : [{ pillar, script }];
    }),
    bundles: Object.fromEntries(
      chosen.flatMap(({ pillar, bundle }) => (bundle ? [[pillar.name, bundle] as const] : [])),
    ),
    workers: Object.fromEntries(
      chosen.flatMap(({ pillar, worker }) => (worker ? [[pillar.name, worker] as const] : [])),
    ),
    documents: new Map([shell.release, ...others, ...chosen].flatMap(({ documents }) => Object.entries(documents))),
  };
  return { state, chosen };
}

/** Releases that were verified and are refused for what they take from others. */
export const collidingIn = ({ resolved, held }: Pick<CompositionState, 'resolved' | 'held'>): HeldRelease[] => {
  const withoutRoutes = resolved.pillars.filter(({ metadata }) => !metadata);
  return [...withoutRoutes.map(({ name, version, failure }) => ({ pillar: name, version, failure })), ...held].flatMap(
    ({ failure, ...release }) => (failure?.kind === 'contract' ? [{ ...release, failure }] : []),
  );
};

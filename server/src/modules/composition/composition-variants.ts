import type { Composition } from '@manna/shared/contracts';
import type { Shell } from '../shell/shell-release';
import type { ComposedPillar } from './composed-releases';
import { deriveState, type CompositionState, type RunningCanary } from './composition-state';
import { pendingPillar, type Resolution } from './pillar-resolver';
import { areasOf, type Candidate } from './release-choice';

/** A canary of the composition that no visitor gets, with the reason. */
export interface IdleCanary {
  pillar: string;
  version: string;
  state: 'stopped' | 'unavailable';
  reason: string;
}

interface VariantsOptions {
  composition: Composition;
  /** The enabled pillars with their stable releases. */
  candidates: readonly Candidate[];
  pillars: readonly ComposedPillar[];
  resolve: (canary: NonNullable<ComposedPillar['canary']>['release']) => Resolution | undefined;
  /** Why the canary of a pillar was stopped, by the pillar's name. */
  stopped: ReadonlyMap<string, string>;
  shell: Shell;
  generation: number;
}

/** The states of one generation: the one that visitors without a canary get, and one for each combination of canaries. */
export class CompositionVariants {
  /** With the stable release of each pillar. */
  readonly base: CompositionState;
  /** Its releases. */
  readonly chosen: readonly Resolution[];
  readonly idle: readonly IdleCanary[];
  readonly #options: VariantsOptions;
  readonly #canaries: ReadonlyMap<string, Resolution>;
  readonly #made = new Map<string, CompositionState>();

  constructor(options: VariantsOptions) {
    this.#options = options;
    const { pillars, resolve } = options;
    const composed = pillars.flatMap(({ name, canary }) => (canary ? [{ name, ...canary }] : []));
    this.#canaries = new Map(
      composed.map(({ name, release }) => [name, resolve(release) ?? pendingPillar(name, release)]),
    );
    this.chosen = this.#derive([]).chosen;
    const running: RunningCanary[] = [];
    const idle: IdleCanary[] = [];
    for (const { name, settings } of composed) {
      const reason = this.#objectionTo(name);
      const areas = this.#areasOf(name);
      if (reason === undefined) running.push({ pillar: name, settings, areas });
      else idle.push({ pillar: name, version: settings.version, ...reason });
    }
    this.idle = idle;
    this.base = this.#derive([], running).state;
  }

  /** The state in which these pillars have their canary. The names are in the order of `base.canaries`. */
  of(names: readonly string[]): CompositionState {
    if (names.length === 0) return this.base;
    const key = names.join('+');
    const made = this.#made.get(key) ?? this.#derive(names, this.base.canaries).state;
    this.#made.set(key, made);
    return made;
  }

  #areasOf(name: string): readonly string[] {
    const canary = this.#canaries.get(name);
    return canary ? areasOf(canary) : [];
  }

  /** Why no visitor gets the canary of a pillar; undefined if some do. */
  #objectionTo(name: string): Pick<IdleCanary, 'state' | 'reason'> | undefined {
    const stopped = this.#options.stopped.get(name);
    if (stopped !== undefined) return { state: 'stopped', reason: stopped };
    const failure = this.#canaries.get(name)?.pillar.failure ?? this.#collisionOf(name);
    return failure ? { state: 'unavailable', reason: failure.message } : undefined;
  }

  /** What a whole canary takes that belongs to another pillar. */
  #collisionOf(name: string) {
    const { state } = this.#derive([name]);
    return (
      state.held.find(({ pillar }) => pillar === name)?.failure ??
      state.resolved.pillars.find((pillar) => pillar.name === name)?.failure
    );
  }

  #derive(names: readonly string[], canaries: readonly RunningCanary[] = []) {
    const { composition, candidates, shell, generation } = this.#options;
    const withCanaries = candidates.map((candidate) => {
      const { name } = candidate.named.pillar;
      const canary = names.includes(name) ? this.#canaries.get(name) : undefined;
      // What is refused of a canary is replaced by what visitors without it get.
      return canary ? { named: canary, good: this.chosen.find(({ pillar }) => pillar.name === name) } : candidate;
    });
    return deriveState(composition, withCanaries, {
      shell,
      generation,
      withCanary: names,
      canaries,
      others: [...this.#canaries.values()],
    });
  }
}

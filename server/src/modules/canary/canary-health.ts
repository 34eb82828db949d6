import type { Canary } from '@manna/shared/contracts';
import type { CompositionService } from '../composition/composition-service';
import type { CompositionState } from '../composition/composition-state';
import type { RenderOutcome } from '../render/render-pool';
import { failsMore, noPages, type ReleaseHealth } from './release-health';
import { isSlow, type Vitals } from './vitals';

/** How a canary and the stable release of its pillar have done since the revision became active. */
export interface CanaryComparison {
  pillar: string;
  settings: Canary;
  canary: ReleaseHealth;
  stable: ReleaseHealth & { version: string };
}

/**
 * Counts pages and failures of canaries and of the stable releases that they are compared with, and stops a canary that
 * fails more. Counts nothing while there is no canary. Each gateway process counts for itself.
 */
export class CanaryHealth {
  readonly #composition: Pick<CompositionService, 'current' | 'stopCanary'>;
  /** By pillar and version. */
  readonly #counts = new Map<string, ReleaseHealth>();
  #revision = 0;

  constructor(composition: Pick<CompositionService, 'current' | 'stopCanary'>) {
    this.#composition = composition;
  }

  /** Counts a page for the pillar that it is a page of. */
  pageServed(state: CompositionState, area: string): void {
    for (const { pillar, areas } of state.canaries)
      if (areas.includes(area)) this.#count(pillar, versionIn(state, pillar), ['pages']);
  }

  /** Counts a rendered part of a page. */
  partRendered(pillar: string, outcome: RenderOutcome, version: string): void {
    // A page with too many panels says nothing of the pillar.
    if (outcome === 'stripped') return;
    this.#count(pillar, version, outcome === 'whole' ? ['renders'] : ['renders', 'failedRenders']);
  }

  /** Counts a failure that a page reported. `state` is what its visitor gets. */
  failureReported(state: CompositionState, pillar: string, version: string | undefined): void {
    // A page that is older than the revision has another release, and anybody can write a version into a report.
    if (version === versionIn(state, pillar)) this.#count(pillar, version, ['reportedFailures']);
  }

  /** Counts a page that said how fast it was. `state` is what its visitor gets. */
  pageMeasured(state: CompositionState, pillar: string, version: string | undefined, vitals: Vitals): void {
    if (version === versionIn(state, pillar))
      this.#count(pillar, version, isSlow(vitals) ? ['measuredPages', 'slowPages'] : ['measuredPages']);
  }

  comparisons(): CanaryComparison[] {
    this.#beginRevision();
    const state = this.#composition.current();
    return state.canaries.map(({ pillar, settings }) => {
      const version = versionIn(state, pillar);
      return {
        pillar,
        settings,
        canary: this.#healthOf(pillar, settings.version),
        stable: { version, ...this.#healthOf(pillar, version) },
      };
    });
  }

  #healthOf(pillar: string, version: string): ReleaseHealth {
    return this.#counts.get(`${pillar} ${version}`) ?? noPages;
  }

  #beginRevision(): void {
    const { revision } = this.#composition.current().resolved;
    if (revision !== this.#revision) this.#counts.clear();
    this.#revision = revision;
  }

  #count(pillar: string, version: string, measures: readonly (keyof ReleaseHealth)[]): void {
    const { canaries } = this.#composition.current();
    if (!canaries.some((canary) => canary.pillar === pillar)) return;
    this.#beginRevision();
    const counts = { ...this.#healthOf(pillar, version) };
    for (const measure of measures) counts[measure] += 1;
    this.#counts.set(`${pillar} ${version}`, counts);
    const comparison = this.comparisons().find((each) => each.pillar === pillar);
    const reason = comparison && failsMore(comparison.canary, comparison.stable, comparison.settings.stopAt);
    if (reason !== undefined) this.#composition.stopCanary(pillar, reason);
  }
}

const versionIn = ({ resolved }: CompositionState, pillar: string): string =>
  resolved.pillars.find(({ name }) => name === pillar)?.version ?? '';

import { Counter, Gauge, type Metric } from 'prom-client';
import type { CompositionService } from '../composition/composition-service';

/** Says what the composition is made of, and whether its file is refused. Read when the metrics are. */
export function compositionMetrics(composition: Pick<CompositionService, 'current' | 'refusals'>): Metric[] {
  const registers: [] = [];
  return [
    new Gauge({
      name: 'pillar_failed',
      help: '1 if a pillar of the composition, or the version of it that the composition names, cannot be used',
      labelNames: ['pillar', 'version', 'kind'],
      registers,
      collect() {
        this.reset();
        for (const { name, version, failure } of composition.current().resolved.pillars)
          this.set({ pillar: name, version, kind: failure?.kind ?? 'none' }, failure ? 1 : 0);
        for (const { pillar, version, failure } of composition.current().held)
          this.set({ pillar, version, kind: failure.kind }, 1);
      },
    }),
    new Gauge({
      name: 'composition_revision',
      help: 'Revision of the composition that is active',
      labelNames: ['environment'],
      registers,
      collect() {
        const { environment, revision } = composition.current().resolved;
        this.set({ environment }, revision);
      },
    }),
    new Gauge({
      name: 'composition_file_refused',
      help: '1 if the composition file that is there now is refused',
      registers,
      collect() {
        this.set(composition.refusals().reason === undefined ? 0 : 1);
      },
    }),
    new Counter({
      name: 'composition_refusals_total',
      help: 'Composition files that were refused',
      registers,
      collect() {
        this.reset();
        this.inc(composition.refusals().count);
      },
    }),
  ];
}

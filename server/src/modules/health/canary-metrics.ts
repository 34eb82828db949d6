import { Gauge, type Metric } from 'prom-client';
import type { CanaryHealth } from '../canary/canary-health';
import type { CompositionService } from '../composition/composition-service';

/** Says which canaries there are, and how they do beside the stable releases. Read when the metrics are. */
export function canaryMetrics(
  composition: Pick<CompositionService, 'current' | 'idleCanaries'>,
  health: Pick<CanaryHealth, 'comparisons'>,
): Metric[] {
  const registers: [] = [];
  return [
    new Gauge({
      name: 'pillar_canary_stopped',
      help: '1 if this gateway has stopped the canary of a pillar',
      labelNames: ['pillar', 'version'],
      registers,
      collect() {
        this.reset();
        for (const { pillar, settings } of composition.current().canaries)
          this.set({ pillar, version: settings.version }, 0);
        for (const { pillar, version, state } of composition.idleCanaries())
          this.set({ pillar, version }, state === 'stopped' ? 1 : 0);
      },
    }),
    new Gauge({
      name: 'pillar_canary_pages',
      help: 'Of a running canary and the stable release of its pillar, since the revision is active: pages sent, failures that browsers reported, parts rendered, parts that failed, pages that said how fast they were, pages that were slow or moved',
      labelNames: ['pillar', 'version', 'what'],
      registers,
      collect() {
        this.reset();
        for (const { pillar, settings, canary, stable } of health.comparisons())
          for (const [version, counts] of [[settings.version, canary] as const, [stable.version, stable] as const]) {
            this.set({ pillar, version, what: 'sent' }, counts.pages);
            this.set({ pillar, version, what: 'reported' }, counts.reportedFailures);
            this.set({ pillar, version, what: 'rendered' }, counts.renders);
            this.set({ pillar, version, what: 'failed' }, counts.failedRenders);
            this.set({ pillar, version, what: 'measured' }, counts.measuredPages);
            this.set({ pillar, version, what: 'slow' }, counts.slowPages);
          }
      },
    }),
    new Gauge({
      name: 'pillar_fallback',
      help: '1 if a pillar has its fallback, because its stable release cannot be loaded',
      labelNames: ['pillar', 'version'],
      registers,
      collect() {
        this.reset();
        for (const { pillar, version } of composition.current().fallbacks) this.set({ pillar, version }, 1);
      },
    }),
  ];
}

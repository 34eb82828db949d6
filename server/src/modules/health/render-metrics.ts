import { Counter, Gauge, type Metric } from 'prom-client';
import type { CompositionService } from '../composition/composition-service';
import type { RenderOutcome, RenderPool } from '../render/render-pool';
import type { WorkerEnd } from '../render/worker-process';

export interface RenderMetricsOptions {
  composition: Pick<CompositionService, 'current'>;
  pool: Pick<RenderPool, 'events' | 'waiting' | 'workers' | 'suspensions'>;
}

const registers: [] = [];
const outcomes: readonly RenderOutcome[] = ['whole', 'stripped', 'suspended', 'failed', 'timed_out'];
const ends: readonly WorkerEnd[] = ['hang', 'memory', 'exit', 'renewed'];

/** Says what the render workers do. */
export function renderMetrics({ composition, pool }: RenderMetricsOptions): Metric[] {
  const names = () => composition.current().resolved.pillars.map(({ name }) => name);
  // Counters begin at 0, because Prometheus cannot see that one has grown which was not there before.
  const renders = new Counter({
    name: 'pillar_renders_total',
    help: 'Parts of pages by pillar: rendered (whole), or left to the browser because the page had too many panels (stripped), the pillar is suspended, failed or timed out',
    labelNames: ['pillar', 'outcome', 'version'],
    registers,
    collect() {
      for (const { name: pillar, version } of composition.current().resolved.pillars)
        for (const outcome of outcomes) this.inc({ pillar, outcome, version }, 0);
    },
  });
  const lost = new Counter({
    name: 'pillar_workers_lost_total',
    help: 'Render workers that hung or ended while they ran code of this pillar',
    labelNames: ['pillar'],
    registers,
    collect() {
      for (const pillar of names()) this.inc({ pillar }, 0);
    },
  });
  const ended = new Counter({
    name: 'render_workers_ended_total',
    help: 'Render workers that ended: by a hang, by their memory, by themselves or another process (exit), or replaced (renewed)',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of ends) ended.inc({ reason }, 0);
  pool.events.on('rendered', (pillar, outcome, version) => renders.inc({ pillar, outcome, version }));
  pool.events.on('workerLost', (pillar) => lost.inc({ pillar }));
  pool.events.on('workerEnded', (reason) => ended.inc({ reason }));
  return [renders, lost, ended, ...workerGauges(pool), ...suspensionGauges(composition, pool)];
}

function workerGauges(pool: RenderMetricsOptions['pool']): Metric[] {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  return [
    gauge('render_queue_pages', 'Pages that wait for a render worker', () => pool.waiting),
    gauge('render_workers_wanted', 'Render workers that there should be', () => pool.workers.size),
    gauge('render_workers_ready', 'Render workers that take pages', () => pool.workers.ready),
    gauge('render_workers_memory_bytes', 'Memory of all render workers; 0 except on Linux', () => pool.workers.bytes),
  ];
}

function suspensionGauges(composition: RenderMetricsOptions['composition'], pool: RenderMetricsOptions['pool']) {
  /** How many suspensions of a kind each pillar has. */
  const counted = (isOfOnePage: boolean): [pillar: string, count: number][] => {
    const pins = pool.suspensions().flatMap(({ pin, url }) => ((url !== undefined) === isOfOnePage ? [pin] : []));
    const { bundles } = composition.current();
    return Object.entries(bundles).map(([pillar, { serverIntegrity }]) => [
      pillar,
      pins.filter((pin) => pin === serverIntegrity).length,
    ]);
  };
  const gauge = (name: string, help: string, isOfOnePage: boolean) =>
    new Gauge({
      name,
      help,
      labelNames: ['pillar'],
      registers,
      collect() {
        this.reset();
        for (const [pillar, count] of counted(isOfOnePage)) this.set({ pillar }, count);
      },
    });
  return [
    gauge('pillar_suspended', '1 while the release of a pillar is left to browsers on all pages', false),
    gauge('pillar_suspended_pages', 'Pages that leave a pillar to browsers, because they took too long with it', true),
  ];
}

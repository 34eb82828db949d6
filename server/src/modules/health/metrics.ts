import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheOutcome } from '../responses/response-cache';
import type { CompositionService } from '../composition/composition-service';
import type { IsOperator } from '../security/operators';
import { compositionMetrics } from './composition-metrics';
import { sendNotFound } from '../static/static-routes';
import type { RenderPool } from '../render/render-pool';
import type { AnalyticsOptions } from '../signals/analytics-routes';
import type { ReportsOptions } from '../signals/reports-routes';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Metrics {
  pageServed(outcome: CacheOutcome): void;
  errorReported: ReportsOptions['onReport'];
  pageViewed: AnalyticsOptions['onPageView'];
}

interface MetricsOptions {
  composition: Pick<CompositionService, 'current' | 'refusals'>;
  pool: Pick<RenderPool, 'events' | 'waiting'>;
  isOperator: IsOperator;
}

/** GET /metrics in the text format of Prometheus, for operators only. Counts every request. */
export function metricsRoutes(app: FastifyInstance, { composition, pool, isOperator }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const pages = new Counter({
    name: 'page_answers_total',
    help: 'Pages served: from the cache (hit), from the cache while it is rendered again (stale), or rendered (miss)',
    labelNames: ['outcome'],
    registers,
  });
  const reports = new Counter({
    name: 'client_reports_total',
    help: 'Errors that browsers reported, by the pillar whose page was open, or the shell',
    labelNames: ['kind', 'pillar'],
    registers,
  });
  const views = new Counter({
    name: 'page_views_total',
    help: "Page views that browsers reported, by the site's route, or none",
    labelNames: ['route'],
    registers,
  });
  for (const metric of compositionMetrics(composition)) registry.registerMetric(metric);
  renderMetrics(registry, pool);

  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
  app.addHook('onClose', async () => registry.clear());
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isOperator(request)) return sendNotFound(reply);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  return {
    pageServed: (outcome) => pages.inc({ outcome }),
    errorReported: (kind, pillar) => reports.inc({ kind, pillar }),
    pageViewed: (route) => views.inc({ route }),
  };
}

/** Counts what the render workers do. */
function renderMetrics(registry: Registry, pool: MetricsOptions['pool']): void {
  const registers = [registry];
  const renders = new Counter({
    name: 'pillar_renders_total',
    help: 'Parts of pages by pillar: rendered (whole), or left to the browser because it was not tried (stripped), failed or timed out',
    labelNames: ['pillar', 'outcome'],
    registers,
  });
  const ends = new Counter({
    name: 'render_workers_ended_total',
    help: 'Render workers that ended: by a hang, by their memory, by themselves or another process (exit), or replaced (renewed)',
    labelNames: ['reason'],
    registers,
  });
  const waiting = new Gauge({
    name: 'render_queue_pages',
    help: 'Pages that wait for a render worker',
    registers,
    collect() {
      this.set(pool.waiting);
    },
  });
  registry.registerMetric(waiting);
  pool.events.on('rendered', (pillar, outcome) => renders.inc({ pillar, outcome }));
  pool.events.on('workerEnded', (reason) => ends.inc({ reason }));
}

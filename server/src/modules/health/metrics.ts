import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { CacheOutcome } from '../responses/response-cache';
import type { CanaryHealth } from '../canary/canary-health';
import type { CompositionService } from '../composition/composition-service';
import { canaryMetrics } from './canary-metrics';
import { compositionMetrics } from './composition-metrics';
import { renderMetrics, type RenderMetricsOptions } from './render-metrics';
import { siteMetrics, type SiteMetricsOptions } from './site-metrics';
import type { AnalyticsOptions } from '../signals/analytics-routes';
import type { ReportsOptions } from '../signals/reports-routes';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Metrics {
  pageServed(outcome: CacheOutcome): void;
  errorReported: ReportsOptions['onReport'];
  pageViewed: AnalyticsOptions['onPageView'];
  registry: Registry;
}

interface MetricsOptions extends RenderMetricsOptions, SiteMetricsOptions {
  composition: Pick<CompositionService, 'current' | 'refusals' | 'idleCanaries'>;
  health: Pick<CanaryHealth, 'comparisons'>;
}

/** Counts every request to the server of the site, and what else the gateway does. */
export function collectMetrics(app: FastifyInstance, options: MetricsOptions): Metrics {
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
  const metrics = [
    ...compositionMetrics(options.composition),
    ...canaryMetrics(options.composition, options.health),
    ...siteMetrics(options),
    ...renderMetrics(options),
  ];
  for (const metric of metrics) registry.registerMetric(metric);

  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
  app.addHook('onClose', async () => registry.clear());
  return {
    pageServed: (outcome) => pages.inc({ outcome }),
    errorReported: (kind, pillar) => reports.inc({ kind, pillar }),
    pageViewed: (route) => views.inc({ route }),
    registry,
  };
}

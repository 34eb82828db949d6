import { hostname } from 'node:os';
import type { SiteConfig, Status } from '@manna/shared/contracts';
import type { CompositionService } from '../composition/composition-service';
import type { ContentService } from '../content/content-service';
import type { Readiness } from '../health/readiness';
import type { RenderPool } from '../render/render-pool';
import { timeOf, type RunningReleases } from './running-releases';

export interface StatusReportOptions {
  site: Pick<SiteConfig, 'productName'>;
  composition: Pick<CompositionService, 'current' | 'refusals'>;
  content: Pick<ContentService, 'current' | 'available'>;
  pool: Pick<RenderPool, 'waiting' | 'workers'>;
  running: RunningReleases;
  readiness: () => Promise<Readiness>;
}

/** What runs on this gateway, and how it does. Needs neither the database nor the render workers. */
export async function statusReport({
  site,
  composition,
  content,
  pool,
  running,
  readiness,
}: StatusReportOptions): Promise<Status> {
  const { status, missing } = await readiness();
  const { resolved, change } = composition.current();
  const { count, reason } = composition.refusals();
  const { size, ready, bytes } = pool.workers;
  const now = performance.now();
  const uptimeMs = process.uptime() * 1_000;
  return {
    schema: 1,
    site: site.productName,
    time: timeOf(now),
    state: status,
    missing,
    gateway: {
      host: hostname(),
      node: process.version,
      startedAt: timeOf(now - uptimeMs),
      uptimeSeconds: Math.floor(uptimeMs / 1_000),
      memoryBytes: process.memoryUsage.rss(),
    },
    renderWorkers: {
      wanted: size,
      ready,
      memoryBytes: bytes,
      waitingPages: pool.waiting,
      ended: running.workersEnded(),
    },
    composition: {
      environment: resolved.environment,
      revision: resolved.revision,
      since: running.revisionSince(),
      change: change ?? null,
      refused: reason ?? null,
      refusedFiles: count,
    },
    ...running.parts(),
    content: { release: content.current() ?? null, available: [...content.available()] },
    database: { isReachable: !missing.includes('database') },
  };
}

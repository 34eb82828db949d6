import type { SiteConfig } from '@manna/shared/contracts';
import { matchSiteRoute, type SiteRouteId } from '@manna/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sameOriginWrites } from './same-origin-writes';
import { pathSchema } from './signal-path';

const MAX_BYTES = 1_024;
const MAX_PER_MINUTE = 120;

const pageViewSchema = z.strictObject({
  path: pathSchema,
  /** Without the question mark. */
  query: z.string().optional(),
});

export interface AnalyticsOptions {
  site: SiteConfig;
  onPageView: (route: SiteRouteId | 'none') => void;
}

/** Whether the reader asked, by either signal, not to be counted. */
const declines = ({ headers }: FastifyRequest): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';

/** POST /api/analytics: page views, counted where the site does so itself; no cookie, no address is read or kept. */
export function analyticsRoutes(app: FastifyInstance, { site, onPageView }: AnalyticsOptions): void {
  if (site.analytics.sink !== 'beacon') return;
  sameOriginWrites(app, site, {
    url: '/api/analytics',
    schema: pageViewSchema,
    maxBytes: MAX_BYTES,
    maxPerMinute: MAX_PER_MINUTE,
    take({ path, query }, request) {
      if (declines(request)) return;
      const route = matchSiteRoute(path)?.id ?? 'none';
      onPageView(route);
      request.log.info({ path, query, route }, 'page viewed');
    },
  });
}

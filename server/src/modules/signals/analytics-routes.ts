import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CompositionService } from '../composition/composition-service';
import { SHELL } from './page-releases';
import { pathSchema, sameOriginWrites } from './same-origin-writes';

const MAX_BYTES = 1_024;
const MAX_PER_MINUTE = 120;

const pageViewSchema = z.strictObject({
  path: pathSchema,
  /** The query without the question mark. */
  query: z.string().optional(),
  /** The route that the router of the page matched, '<pillar>/<route id>'; absent if none did. */
  route: z
    .string()
    .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/)
    .max(100)
    .optional(),
});

export interface AnalyticsOptions {
  site: SiteConfig;
  composition: Pick<CompositionService, 'current'>;
  /** Called with a route of the composition, or 'none'. */
  onPageView: (route: string) => void;
}

/** Whether the reader opted out of being counted, by either header. */
const declines = ({ headers }: FastifyRequest): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';

/** POST /api/analytics: counts page views if the site does so itself. Uses no cookie and no IP address. */
export function analyticsRoutes(app: FastifyInstance, { site, composition, onPageView }: AnalyticsOptions): void {
  if (site.analytics.sink !== 'beacon') return;
  // Otherwise any text that a client sends would become a label of a metric.
  const isRoute = (named: string): boolean => {
    const [pillar = '', id] = named.split('/');
    const { shell, resolved } = composition.current();
    const routes =
      pillar === SHELL ? shell.release.routes : resolved.pillars.find(({ name }) => name === pillar)?.metadata?.routes;
    return routes?.some((route) => route.id === id) ?? false;
  };
  sameOriginWrites(app, site, {
    url: '/api/analytics',
    schema: pageViewSchema,
    maxBytes: MAX_BYTES,
    maxPerMinute: MAX_PER_MINUTE,
    take({ path, query, route: named }, request) {
      if (declines(request)) return;
      const route = named !== undefined && isRoute(named) ? named : 'none';
      onPageView(route);
      request.log.info({ path, query, route }, 'page viewed');
    },
  });
}

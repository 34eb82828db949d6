import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CompositionService } from '../composition/composition-service';
import type { Shell } from '../shell/shell-release';
import { sameOriginWrites } from './same-origin-writes';
import { pathSchema } from './signal-path';

const MAX_BYTES = 1_024;
const MAX_PER_MINUTE = 120;

const pageViewSchema = z.strictObject({
  path: pathSchema,
  /** Without the question mark. */
  query: z.string().optional(),
  /** The route that the page's router matched, '<pillar>/<route id>'; absent for a page that has none. */
  route: z
    .string()
    .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/)
    .max(100)
    .optional(),
});

/** The name that the shell's own routes go by. */
const SHELL = 'shell';

export interface AnalyticsOptions {
  site: SiteConfig;
  composition: Pick<CompositionService, 'current'>;
  shell: Pick<Shell, 'release'>;
  /** Is called with a route of the composition, or 'none'. */
  onPageView: (route: string) => void;
}

/** Whether the reader asked, by either signal, not to be counted. */
const declines = ({ headers }: FastifyRequest): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';

/** POST /api/analytics: page views, counted where the site does so itself; no cookie, no address is read or kept. */
export function analyticsRoutes(
  app: FastifyInstance,
  { site, composition, shell, onPageView }: AnalyticsOptions,
): void {
  if (site.analytics.sink !== 'beacon') return;
  // Anything that a browser could invent would become a label of a metric.
  const isRoute = (named: string): boolean => {
    const [pillar = '', id] = named.split('/');
    const { pillars } = composition.current().resolved;
    const routes =
      pillar === SHELL ? shell.release.routes : pillars.find(({ name }) => name === pillar)?.metadata?.routes;
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

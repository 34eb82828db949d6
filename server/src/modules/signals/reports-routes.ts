import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { areaOf } from '../composition/collisions';
import type { CompositionService } from '../composition/composition-service';
import { pathSchema, sameOriginWrites } from './same-origin-writes';

const MAX_BYTES = 4_096;
const MAX_PER_MINUTE = 20;
const MAX_MESSAGE_CHARACTERS = 1_000;
const MAX_VERSION_CHARACTERS = 60;
const MAX_RELEASES = 20;

/** The kinds of reports. A kind that this gateway does not know counts as 'other'. */
const reportKinds = [
  'fatal',
  'render',
  'hydration',
  'pillar',
  'search',
  'user-data',
  'service-worker',
  'other',
] as const;
type ReportKind = (typeof reportKinds)[number];

const reportSchema = z.strictObject({
  message: z.string().min(1).max(MAX_MESSAGE_CHARACTERS),
  kind: z.enum(reportKinds).catch('other'),
  path: pathSchema,
  /** Versions of the shell and the pillars of the page, by name. */
  releases: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string().max(MAX_VERSION_CHARACTERS))
    .refine((releases) => Object.keys(releases).length <= MAX_RELEASES, `expected at most ${MAX_RELEASES} releases`),
});

export interface ReportsOptions {
  site: SiteConfig;
  composition: Pick<CompositionService, 'current'>;
  /** Called with the name of the pillar whose page was open, or SHELL. */
  onReport: (kind: ReportKind, pillar: string) => void;
}

/** The owner of pages that are no pillar's. */
export const SHELL = 'shell';

/** POST /api/reports: errors in a reader's browser. Neither a report nor its log line identifies the reader. */
export function reportsRoutes(app: FastifyInstance, { site, composition, onReport }: ReportsOptions): void {
  // By the path, because any text that a client sends would become a label of a metric.
  const pillarAt = (path: string): string =>
    composition
      .current()
      .resolved.pillars.find(({ metadata }) => metadata?.routes.some((route) => areaOf(route.path) === areaOf(path)))
      ?.name ?? SHELL;
  sameOriginWrites(app, site, {
    url: '/api/reports',
    schema: reportSchema,
    maxBytes: MAX_BYTES,
    maxPerMinute: MAX_PER_MINUTE,
    take({ message, kind, path, releases }, request) {
      const pillar = pillarAt(path);
      onReport(kind, pillar);
      request.log.error({ report: true, kind, pillar, path, releases, reason: message }, 'a browser reported an error');
    },
  });
}

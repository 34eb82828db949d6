import type { SiteConfig } from '@manna/shared/contracts';
import { areaOf } from '@manna/shared/domain/host';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { stateFor, type VariedComposition } from '../canary/visit';
import { visitorOf } from '../canary/visitor';
import type { CompositionState } from '../composition/composition-state';
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

/** Kinds that are failures of the page's own pillar if the report names no pillar. */
const pageKinds: readonly ReportKind[] = ['fatal', 'render', 'hydration'];

const nameSchema = z.string().regex(/^[a-z][a-z0-9-]*$/);

const reportSchema = z.strictObject({
  message: z.string().min(1).max(MAX_MESSAGE_CHARACTERS),
  kind: z.enum(reportKinds).catch('other'),
  path: pathSchema,
  /** Versions of the shell and the pillars of the page, by name. */
  releases: z
    .record(nameSchema, z.string().max(MAX_VERSION_CHARACTERS))
    .refine((releases) => Object.keys(releases).length <= MAX_RELEASES, `expected at most ${MAX_RELEASES} releases`),
  /** The pillar that failed, and its version, if the page knows: it may be another than that of the page. */
  pillar: z.strictObject({ name: nameSchema, version: z.string().max(MAX_VERSION_CHARACTERS) }).optional(),
});

export interface ReportsOptions {
  site: SiteConfig;
  composition: VariedComposition;
  /** Called with the name of the pillar whose page was open, or SHELL. */
  onReport: (kind: ReportKind, pillar: string) => void;
  /** Called with a pillar that failed and its version, while there is a canary. `state` is what the visitor gets. */
  onPillarFailure: (state: CompositionState, pillar: string, version: string | undefined) => void;
}

/** The owner of pages that are no pillar's. */
export const SHELL = 'shell';

/** POST /api/reports: errors in a reader's browser. Neither a report nor its log line identifies the reader. */
export function reportsRoutes(
  app: FastifyInstance,
  { site, composition, onReport, onPillarFailure }: ReportsOptions,
): void {
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
    take({ message, kind, path, releases, pillar: named }, request) {
      const pillar = pillarAt(path);
      onReport(kind, pillar);
      const isFailed = named !== undefined || pageKinds.includes(kind);
      const visitor = isFailed && composition.current().canaries.length > 0 ? visitorOf(request.headers) : undefined;
      const failed = named ?? { name: pillar, version: releases[pillar] };
      if (visitor) onPillarFailure(stateFor(composition, visitor), failed.name, failed.version);
      const details = { kind, pillar, path, releases, ...(named && { failed: named }), reason: message };
      request.log.error({ report: true, ...details }, 'a browser reported an error');
    },
  });
}

import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { stateFor, type VariedComposition } from '../canary/visit';
import { visitorOf } from '../canary/visitor';
import type { CompositionState } from '../composition/composition-state';
import { nameSchema, pillarAt, releasesSchema, versionSchema } from './page-releases';
import { pathSchema, sameOriginWrites } from './same-origin-writes';

const MAX_BYTES = 4_096;
const MAX_PER_MINUTE = 20;
const MAX_MESSAGE_CHARACTERS = 1_000;

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

const reportSchema = z.strictObject({
  message: z.string().min(1).max(MAX_MESSAGE_CHARACTERS),
  kind: z.enum(reportKinds).catch('other'),
  path: pathSchema,
  releases: releasesSchema,
  /** The pillar that failed, and its version, if the page knows: it may be another than that of the page. */
  pillar: z.strictObject({ name: nameSchema, version: versionSchema }).optional(),
});

export interface ReportsOptions {
  site: SiteConfig;
  composition: VariedComposition;
  /** Called with the name of the pillar whose page was open, or SHELL. */
  onReport: (kind: ReportKind, pillar: string) => void;
  /** Called with a pillar that failed and its version, while there is a canary. `state` is what the visitor gets. */
  onPillarFailure: (state: CompositionState, pillar: string, version: string | undefined) => void;
}

/** POST /api/reports: errors in a reader's browser. Neither a report nor its log line identifies the reader. */
export function reportsRoutes(
  app: FastifyInstance,
  { site, composition, onReport, onPillarFailure }: ReportsOptions,
): void {
  sameOriginWrites(app, site, {
    url: '/api/reports',
    schema: reportSchema,
    maxBytes: MAX_BYTES,
    maxPerMinute: MAX_PER_MINUTE,
    take({ message, kind, path, releases, pillar: named }, request) {
      const pillar = pillarAt(composition.current(), path);
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

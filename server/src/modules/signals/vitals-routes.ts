import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { stateFor, type VariedComposition } from '../canary/visit';
import { visitorOf } from '../canary/visitor';
import type { Vitals } from '../canary/vitals';
import type { CompositionState } from '../composition/composition-state';
import { pillarAt, releasesSchema } from './page-releases';
import { pathSchema, sameOriginWrites } from './same-origin-writes';

const MAX_BYTES = 2_048;
const MAX_PER_MINUTE = 60;
/** Longer than anybody waits for a page. */
const MAX_MS = 600_000;
const MAX_SHIFT = 1_000;

const vitalsSchema = z.strictObject({
  path: pathSchema,
  releases: releasesSchema,
  lcp: z.number().min(0).max(MAX_MS).optional(),
  inp: z.number().min(0).max(MAX_MS).optional(),
  cls: z.number().min(0).max(MAX_SHIFT).optional(),
});

export interface VitalsOptions {
  site: SiteConfig;
  composition: VariedComposition;
  /** Called while there is a canary. `state` is what the visitor gets, `version` that of the page's pillar. */
  onPageMeasured: (state: CompositionState, pillar: string, version: string | undefined, vitals: Vitals) => void;
}

/** POST /api/vitals: how fast a page was, while there is a canary to compare. Nothing of it is stored but two counts. */
export function vitalsRoutes(app: FastifyInstance, { site, composition, onPageMeasured }: VitalsOptions): void {
  sameOriginWrites(app, site, {
    url: '/api/vitals',
    schema: vitalsSchema,
    maxBytes: MAX_BYTES,
    maxPerMinute: MAX_PER_MINUTE,
    take({ path, releases, ...vitals }, request) {
      const current = composition.current();
      const visitor = current.canaries.length > 0 ? visitorOf(request.headers) : undefined;
      if (!visitor) return;
      const pillar = pillarAt(current, path);
      onPageMeasured(stateFor(composition, visitor), pillar, releases[pillar], vitals);
    },
  });
}

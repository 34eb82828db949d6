import { cohortSchema, type SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { CompositionService } from '../composition/composition-service';
import { originOf } from '../pages/page-url';
import { refuse } from '../responses/refuse';
import { isOwnNavigation } from '../security/same-origin';
import { cohortCookie } from './visitor';

/** The name that leaves every cohort. */
const NONE = 'none';

/**
 * GET /api/cohorts/<name> makes the browser a member of a cohort that a canary names, and leads to the home page;
 * /api/cohorts/none ends that. Membership is no secret and gives no right but to see a canary.
 */
export function cohortRoutes(
  app: FastifyInstance,
  { site, composition }: { site: SiteConfig; composition: Pick<CompositionService, 'current'> },
): void {
  app.get<{ Params: { name: string } }>('/api/cohorts/:name', { exposeHeadRoute: false }, (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { name } = request.params;
    const { host } = request.headers;
    const origin = originOf(site, { protocol: request.protocol, host });
    if (!isOwnNavigation(request, site))
      return refuse(
        reply,
        403,
        'Open this URL from the address bar: no other site may choose what its readers get here.',
      );
    const isKnown =
      cohortSchema.safeParse(name).success &&
      composition.current().canaries.some(({ settings }) => settings.cohorts?.includes(name));
    if (name !== NONE && !isKnown) return refuse(reply, 404, 'No canary of this site is for that cohort.');
    return reply.header('set-cookie', cohortCookie(name === NONE ? undefined : name, origin)).redirect('/', 303);
  });
}

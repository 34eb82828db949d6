import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompositionService } from '../composition/composition-service';
import { originOf } from '../pages/page-url';
import { refuseForeign } from '../security/same-origin';
import { sendNotFound } from '../static/static-routes';
import { overrideCookie, overrideOf, readOverride } from './override';
import { overridePageHeaders, overviewPage, questionPage, refusalPage } from './override-page';

const MAX_PER_MINUTE = 60;
const MAX_FORM_BYTES = 4_096;

/**
 * GET /overrides asks whether this browser shall run a pillar from another place, or says that it does. Only the form of that
 * page starts it (POST /overrides) and ends it (POST /overrides/end): a link alone, or a page of another site, changes nothing.
 * Without `overrides` in the composition all of them are 404, except the end.
 */
export function overrideRoutes(
  app: FastifyInstance,
  { site, composition }: { site: SiteConfig; composition: Pick<CompositionService, 'current'> },
): void {
  const config = { rateLimit: { max: MAX_PER_MINUTE, timeWindow: '1 minute' } };
  const sendPage = (reply: FastifyReply, status: number, text: string) =>
    reply.status(status).headers(overridePageHeaders).type('text/html; charset=utf-8').send(text);
  const goTo = (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    cookie: Parameters<typeof overrideCookie>[0],
  ) =>
    reply
      .headers({
        'cache-control': 'no-store',
        'set-cookie': overrideCookie(
          cookie,
          originOf(site, { protocol: request.protocol, host: request.headers.host }),
        ),
      })
      .redirect(path, 303);

  app.get<{ Querystring: { pillar?: unknown; base?: unknown } }>('/overrides', { config }, (request, reply) => {
    const state = composition.current();
    const { overrideOrigins: origins } = state;
    if (origins.length === 0) return sendNotFound(reply);
    const { pillar, base } = request.query;
    if (pillar === undefined && base === undefined)
      return sendPage(reply, 200, overviewPage(overrideOf(state, request.headers), origins));
    const wanted = readOverride(state, pillar, base);
    return wanted ? sendPage(reply, 200, questionPage(wanted)) : sendPage(reply, 400, refusalPage(origins));
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parser = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', parser, (_request, body: string, done) =>
      done(null, new URLSearchParams(body)),
    );

    scope.post('/overrides', { config }, (request, reply) => {
      const state = composition.current();
      if (state.overrideOrigins.length === 0) return sendNotFound(reply);
      const foreign = refuseForeign(request, reply, site);
      if (foreign) return foreign;
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const wanted = readOverride(state, form.get('pillar'), form.get('base'));
      if (!wanted || form.get('confirmed') !== 'yes') return sendPage(reply, 400, refusalPage(state.overrideOrigins));
      request.log.warn({ override: wanted }, 'a browser runs a pillar from another place');
      return goTo(request, reply, '/', wanted);
    });

    scope.post('/overrides/end', { config }, (request, reply) => {
      const foreign = refuseForeign(request, reply, site);
      return foreign ?? goTo(request, reply, '/', null);
    });
  });
}

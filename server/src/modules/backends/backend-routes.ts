import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageOf } from '../../start-error';
import type { CompositionService } from '../composition/composition-service';
import { originOf } from '../pages/page-url';
import { NO_STORE } from '../responses/response';
import { refuse } from '../responses/refuse';
import { refuseForeign } from '../security/same-origin';
import type { ReaderOf } from '../user-data/user-data-routes';
import { askBackend, BackendFailure } from './ask-backend';
import type { ReaderTokens } from './reader-tokens';

const MAX_BYTES = 1_048_576;
const MAX_PER_MINUTE = 600;
/** Whatever a back end sends cannot run on this site's origin. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

export interface BackendOptions {
  site: SiteConfig;
  composition: Pick<CompositionService, 'current'>;
  readerOf: ReaderOf;
  tokens: ReaderTokens;
}

/**
 * /api/pillars/<name>/… is the back end of a pillar, if the composition names one: the pillar's pages reach it on their own
 * origin. GET /api/pillar-keys has the public keys with which a back end checks who sent a request.
 */
export function backendRoutes(app: FastifyInstance, { site, composition, readerOf, tokens }: BackendOptions): void {
  app.get('/api/pillar-keys', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await tokens.publicKeys()),
  );

  async function pass(request: FastifyRequest<{ Params: { pillar: string } }>, reply: FastifyReply) {
    const { pillar } = request.params;
    const prefix = `/api/pillars/${pillar}/`;
    const backend = request.url.startsWith(prefix) ? composition.current().backends.get(pillar) : undefined;
    if (!backend) return refuse(reply, 404, `No pillar of this site with the name ${pillar} has a back end.`);
    const reader = await readerOf(request);
    const issuer = originOf(site, { protocol: request.protocol, host: request.headers.host });
    const token = reader && (await tokens.tokenFor({ pillar, reader: reader.id, issuer }));
    const { body } = request;
    const asked = {
      method: request.method,
      // As it was sent: a path that was decoded and encoded again may be another.
      path: request.url.slice(prefix.length),
      headers: request.headers,
      body: Buffer.isBuffer(body) && body.length > 0 ? body : undefined,
      token: token ?? undefined,
    };
    try {
      const response = await askBackend(pillar, backend, asked);
      reply.status(response.status).headers({ ...response.headers, 'content-security-policy': POLICY });
      return await reply.send(response.body);
    } catch (error) {
      if (!(error instanceof BackendFailure)) throw error;
      request.log.warn({ pillar, reason: messageOf(error.reason) }, error.message);
      return refuse(reply, error.status, error.message);
    }
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route<{ Params: { pillar: string } }>({
      url: '/api/pillars/:pillar/*',
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      bodyLimit: MAX_BYTES,
      config: { rateLimit: { max: MAX_PER_MINUTE, timeWindow: '1 minute' } },
      async onRequest(request, reply) {
        void reply.header('cache-control', NO_STORE);
        // Another site could have a reader's browser read, too, and a back end may count that.
        return refuseForeign(request, reply, site);
      },
      handler: pass,
    });
  });
}

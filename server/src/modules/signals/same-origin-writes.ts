import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { parseJson } from '../../json-file';
import { messageOf } from '../../start-error';

/** What a page tells the gateway in passing: small, from this site's own pages alone, and answered with nothing. */
interface SmallWrite<Schema extends z.ZodType> {
  url: string;
  schema: Schema;
  maxBytes: number;
  /** From one address. */
  maxPerMinute: number;
  take(value: z.output<Schema>, request: FastifyRequest): void;
}

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.status(status).send({ errors: [{ message }] });

/** Whether a page of this site sent it. Every browser says so in one of two headers that a page cannot set. */
function isSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>, site: SiteConfig): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  // By host: behind a proxy that speaks https for it, the gateway itself is asked by http.
  const own = site.advertiseAddress === undefined ? headers.host : new URL(site.advertiseAddress).host;
  return new URL(origin).host === own;
}

/** Adds POST routes for small writes, which `navigator.sendBeacon` may send as text/plain or application/json. */
export function sameOriginWrites<Schema extends z.ZodType>(
  app: FastifyInstance,
  site: SiteConfig,
  { url, schema, maxBytes, maxPerMinute, take }: SmallWrite<Schema>,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      url,
      {
        bodyLimit: maxBytes,
        config: { rateLimit: { max: maxPerMinute, timeWindow: '1 minute' } },
        async onRequest(request, reply) {
          void reply.header('cache-control', 'no-store');
          if (!isSameOrigin(request, site)) return refuse(reply, 403, 'Only pages of this site may send this.');
        },
      },
      (request, reply) => {
        let value: z.output<Schema>;
        try {
          value = parseJson(String(request.body), schema);
        } catch (error) {
          return refuse(reply, 400, `The request body ${messageOf(error)}.`);
        }
        take(value, request);
        return reply.status(204).send();
      },
    );
  });
}

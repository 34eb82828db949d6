import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { describeMismatch } from '../../json-file';
import { refuse } from '../responses/refuse';
import { refuseForeign } from '../security/same-origin';

const MAX_PATH_CHARACTERS = 512;

/** The path of a page, without query and fragment. */
export const pathSchema = z
  .string()
  .max(MAX_PATH_CHARACTERS)
  .regex(/^\/[^?#]*$/, 'expected a path without query');

/** A small message from a page of this site. The response has no content. */
interface SmallWrite<Schema extends z.ZodType> {
  url: string;
  schema: Schema;
  maxBytes: number;
  /** Per IP address. */
  maxPerMinute: number;
  take(value: z.output<Schema>, request: FastifyRequest): void;
}

/** Adds a POST route for small messages, which `navigator.sendBeacon` may send as text/plain or application/json. */
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
          return refuseForeign(request, reply, site);
        },
      },
      (request, reply) => {
        let body: unknown;
        try {
          body = JSON.parse(String(request.body));
        } catch {
          // The reason would be in the words of the engine.
          return refuse(reply, 400, 'The request body is not JSON.');
        }
        const { success, data, error } = schema.safeParse(body);
        if (!success) return refuse(reply, 400, `The request body is not valid: ${describeMismatch(error, body)}.`);
        take(data, request);
        return reply.status(204).send();
      },
    );
  });
}

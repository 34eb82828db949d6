import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { describeMismatch } from '../../json-file';
import { originOf } from '../pages/page-url';
import { refuse } from '../responses/refuse';
import { refuseForeign } from '../security/same-origin';
import type { Database } from '../storage/storage';
import { cancelDeletion, deletionOf, requestDeletion } from './deletions';
import { sessionCookies } from './session-cookies';
import type { CurrentSession, EndedSessions, Sessions } from './sessions';

const MAX_BYTES = 1_024;
/** For each IP address. */
const MAX_PER_MINUTE = 60;

const endSchema = z.union([z.strictObject({ id: z.uuid() }), z.strictObject({ all: z.literal(true) })], {
  error: 'expected the id of a session, or all',
});
const deletionSchema = z.strictObject({ confirm: z.literal(true) });

export interface AccountOptions {
  site: SiteConfig;
  sessions: Sessions;
  db: Database;
  /**
   * Ends the same sessions at the embedded accounts server: there they would sign in again without a question. `isAll` says
   * that none of the reader's may remain.
   */
  endAtProvider: ((ended: EndedSessions, isAll: boolean) => Promise<void>) | undefined;
}

/** What signed-in readers see and change of their account at this site. */
export function accountRoutes(app: FastifyInstance, { site, sessions, db, endAtProvider }: AccountOptions): void {
  type Handle = (session: CurrentSession, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  const forReader = (handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await sessions.current(request);
    return session ? handle(session, request, reply) : refuse(reply, 401, 'Sign in first.');
  };
  const withBody = <Schema extends z.ZodType>(
    schema: Schema,
    handle: (
      session: CurrentSession,
      body: z.output<Schema>,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<FastifyReply>,
  ) =>
    forReader(async (session, request, reply) => {
      const { success, data, error } = schema.safeParse(request.body);
      if (success) return handle(session, data, request, reply);
      return refuse(reply, 400, `The request body is not valid: ${describeMismatch(error, request.body)}.`);
    });

  void app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        if (request.method === 'POST') return refuseForeign(request, reply, site);
      });
      const options = {
        bodyLimit: MAX_BYTES,
        config: { rateLimit: { max: MAX_PER_MINUTE, timeWindow: '1 minute' } },
      };

      scope.get(
        '/sessions',
        options,
        forReader(async (session, _request, reply) => reply.send({ sessions: await sessions.list(session) })),
      );
      scope.post(
        '/sessions/end',
        options,
        withBody(endSchema, async ({ id, reader }, which, request, reply) => {
          const isAll = 'all' in which;
          const ended = await sessions.endOf(reader, isAll ? 'all' : which);
          if (ended.count === 0) return refuse(reply, 404, 'You have no such session.');
          await endAtProvider?.(ended, isAll);
          if (isAll || which.id === id) {
            const origin = originOf(site, { protocol: request.protocol, host: request.headers.host });
            void reply.header('set-cookie', sessionCookies(null, origin));
          }
          return reply.status(204).send();
        }),
      );
      scope.get(
        '/deletion',
        options,
        forReader(async ({ reader }, _request, reply) => reply.send({ deletion: await deletionOf(db, reader) })),
      );
      scope.post(
        '/deletion',
        options,
        withBody(deletionSchema, async ({ id, reader }, _body, _request, reply) => {
          const ended = await sessions.endOf(reader, { but: id });
          await endAtProvider?.(ended, false);
          // Last, and in a transaction, which PostgreSQL rolls back if the gateway is gone when the statement ends: a reader who
          // reads that it did not work must not be deleted.
          return reply.send({ deletion: await db.transaction((tx) => requestDeletion(tx, reader)) });
        }),
      );
      scope.post(
        '/deletion/cancel',
        options,
        forReader(async ({ reader }, _request, reply) => {
          await cancelDeletion(db, reader);
          return reply.status(204).send();
        }),
      );
    },
    { prefix: '/api/account' },
  );
}

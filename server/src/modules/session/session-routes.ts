import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../pages/page-url';
import { cookiesOf, hostCookie, SESSION_COOKIE, SIGNED_IN_COOKIE } from './cookies';
import { sessionCookies } from './session-cookies';
import type { Sessions } from './sessions';

/** GET /api/session: who is signed in, as `{user: {id, name, email: {email}} | null}`. */
export function sessionRoutes(
  app: FastifyInstance,
  { site, sessions }: { site: SiteConfig; sessions: Sessions },
): void {
  app.get('/api/session', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const reader = await sessions.readerOf(request);
    if (reader) return reply.send({ user: { id: reader.id, name: reader.name, email: { email: reader.email } } });
    const origin = originOf(site, { protocol: request.protocol, host: request.headers.host });
    const cookies = cookiesOf(request.headers);
    // Their session has ended. The browser asks no more when it has lost them.
    if (cookies.has(SIGNED_IN_COOKIE) || cookies.has(hostCookie(SESSION_COOKIE, origin)))
      void reply.header('set-cookie', sessionCookies(null, origin));
    return reply.send({ user: null });
  });
}

import type { FastifyInstance } from 'fastify';

/** GET /api/session: the reader's account. Every reader is anonymous. */
export function sessionRoutes(app: FastifyInstance): void {
  app.get('/api/session', (_request, reply) => reply.header('cache-control', 'no-store').send({ user: null }));
}

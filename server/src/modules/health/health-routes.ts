import type { FastifyInstance } from 'fastify';
import type { CompositionService } from '../composition/composition-service';
import type { ContentService } from '../content/content-service';
import type { Storage } from '../storage/storage';

interface HealthOptions {
  storage: Pick<Storage, 'isReachable'>;
  content: Pick<ContentService, 'current'>;
  composition: Pick<CompositionService, 'current'>;
}

/** /healthz: this process is alive. /readyz: it can serve readers; otherwise the response says what is missing. */
export function healthRoutes(app: FastifyInstance, { storage, content, composition }: HealthOptions): void {
  const headers = { 'cache-control': 'no-store' };
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => reply.headers(headers).send({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const { pillars } = composition.current().resolved;
    const checks = {
      database: await storage.isReachable(),
      content: content.current() !== undefined,
      // One failed pillar does not make the site unready. A site where all have failed has nothing to show.
      composition: pillars.length === 0 || pillars.some(({ failure }) => failure === null),
    };
    const missing = Object.entries(checks).flatMap(([name, ok]) => (ok ? [] : [name]));
    const status = missing.length === 0 ? 'ready' : 'not ready';
    return reply
      .status(missing.length === 0 ? 200 : 503)
      .headers(headers)
      .send({ status, missing });
  });
}

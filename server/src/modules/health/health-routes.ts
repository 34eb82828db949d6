import type { FastifyInstance } from 'fastify';
import type { CompositionService } from '../composition/composition-service';
import type { ContentService } from '../content/content-service';
import type { IsOperator } from '../security/operators';
import { isOutage } from '../storage/outage';
import type { Storage } from '../storage/storage';

interface HealthOptions {
  storage: Pick<Storage, 'isReachable'>;
  content: Pick<ContentService, 'current'>;
  composition: Pick<CompositionService, 'current' | 'refusals'>;
  isOperator: IsOperator;
  /** Whether the gateway has been told to stop, and serves only what is still sent to it. */
  isStopping: () => boolean;
}

/** What an operator wants to know of the composition, besides what /api/composition tells everybody. */
function compositionReport(composition: HealthOptions['composition']) {
  const { resolved, held } = composition.current();
  const { reason } = composition.refusals();
  return {
    environment: resolved.environment,
    revision: resolved.revision,
    ...(reason !== undefined && { refused: reason }),
    pillars: resolved.pillars.map(({ name, version, failure }) => {
      const waiting = held.find(({ pillar }) => pillar === name);
      return {
        name,
        version,
        ...(failure && { failure: failure.message }),
        ...(waiting && { refusedVersion: waiting.version, failure: waiting.failure.message }),
      };
    }),
  };
}

/**
 * /healthz: this process is alive. /readyz: it can serve readers; otherwise the response says what is missing. Operators
 * also get the state of the composition.
 */
export function healthRoutes(
  app: FastifyInstance,
  { storage, content, composition, isOperator, isStopping }: HealthOptions,
): void {
  const headers = { 'cache-control': 'no-store' };
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => reply.headers(headers).send({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    const { pillars } = composition.current().resolved;
    const checks = {
      // A database that hangs must not make this wait for longer than who asks.
      database: !(await isOutage(storage)),
      content: content.current() !== undefined,
      // One failed pillar does not make the site unready. A site where all have failed has nothing to show.
      composition: pillars.length === 0 || pillars.some(({ failure }) => failure === null),
    };
    const missing = Object.entries(checks).flatMap(([name, ok]) => (ok ? [] : [name]));
    const status = isStopping() ? 'stopping' : missing.length === 0 ? 'ready' : 'not ready';
    return reply
      .status(status === 'ready' ? 200 : 503)
      .headers(headers)
      .send({ status, missing, ...(isOperator(request) && { composition: compositionReport(composition) }) });
  });
}

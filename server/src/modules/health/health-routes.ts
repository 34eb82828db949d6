import type { FastifyInstance } from 'fastify';
import type { CanaryHealth } from '../canary/canary-health';
import type { CompositionService } from '../composition/composition-service';
import type { IsOperator } from '../security/operators';
import type { Readiness } from './readiness';

interface HealthOptions {
  composition: Pick<CompositionService, 'current' | 'refusals' | 'idleCanaries'>;
  health: Pick<CanaryHealth, 'comparisons'>;
  readiness: () => Promise<Readiness>;
  isOperator: IsOperator;
}

/** What an operator wants to know of the composition, besides what /api/composition tells everybody. */
function compositionReport({ composition, health }: Pick<HealthOptions, 'composition' | 'health'>) {
  const { resolved, held, fallbacks, shell } = composition.current();
  const { reason } = composition.refusals();
  return {
    environment: resolved.environment,
    revision: resolved.revision,
    shell: shell.release.version,
    ...(reason !== undefined && { refused: reason }),
    pillars: resolved.pillars.map(({ name, version, failure }) => {
      const waiting = held.find(({ pillar }) => pillar === name);
      return {
        name,
        version,
        ...(failure && { failure: failure.message }),
        ...(waiting && { refusedVersion: waiting.version, failure: waiting.failure.message }),
        ...(fallbacks.some(({ pillar }) => pillar === name) && { isFallback: true }),
      };
    }),
    canaries: [
      ...health.comparisons().map(({ pillar, settings: { version, percent, cohorts }, canary, stable }) => ({
        pillar,
        version,
        state: 'running',
        percent,
        ...(cohorts && { cohorts }),
        counts: canary,
        stable,
      })),
      ...composition.idleCanaries(),
    ],
  };
}

/**
 * /healthz: this process is alive. /readyz: it can serve readers; otherwise the response says what is missing. Operators
 * also get the state of the composition.
 */
export function healthRoutes(
  app: FastifyInstance,
  { composition, health, readiness, isOperator }: HealthOptions,
): void {
  const headers = { 'cache-control': 'no-store' };
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => reply.headers(headers).send({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    const { status, missing } = await readiness();
    return reply
      .status(status === 'ready' ? 200 : 503)
      .headers(headers)
      .send({
        status,
        missing,
        ...(isOperator(request) && { composition: compositionReport({ composition, health }) }),
      });
  });
}

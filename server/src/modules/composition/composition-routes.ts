import type { CurrentRevision, Override } from '@manna/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { knownState, type VariedComposition } from '../canary/visit';
import { overrideOf } from '../overrides/override';
import { NO_STORE, prepareResponse, PRIVATE_CACHE, sendResponse, type PreparedResponse } from '../responses/response';
import type { CompositionState } from './composition-state';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * GET /api/composition: the current composition, with which an open page renews a pillar. GET /api/revision: what an open page
 * needs to know whether it is out of date. While there is a canary, a visitor gets the releases that their pages have.
 */
export function compositionRoutes(app: FastifyInstance, composition: VariedComposition): void {
  serveState(app, '/api/composition', composition, ({ resolved }) => resolved, withoutOverridden);
  serveState(app, '/api/revision', composition, ({ resolved: { revision, fingerprint } }): CurrentRevision => ({
    revision,
    fingerprint,
  }));
}

/** Otherwise Retry would bring back the composed release, while the page says that it runs another one. */
const withoutOverridden = ({ resolved }: CompositionState, { pillar }: Override): CompositionState['resolved'] => ({
  ...resolved,
  pillars: resolved.pillars.filter(({ name }) => name !== pillar),
});

function serveState(
  app: FastifyInstance,
  path: string,
  composition: VariedComposition,
  select: (state: CompositionState) => unknown,
  /** The response for a browser that has an override; by default that for all. */
  selectFor?: (state: CompositionState, override: Override) => unknown,
): void {
  const prepared = new WeakMap<CompositionState, PreparedResponse>();
  const prepare = (state: CompositionState): PreparedResponse => {
    const caching =
      state.canaries.length === 0
        ? { 'cache-control': 'no-cache' }
        : { 'cache-control': PRIVATE_CACHE, vary: 'Accept-Encoding, Cookie' };
    const response = prepareResponse(200, { 'content-type': JSON_TYPE, ...caching }, JSON.stringify(select(state)));
    prepared.set(state, response);
    return response;
  };
  app.get(path, (request, reply) => {
    const state = knownState(composition, request.headers);
    const override = selectFor && overrideOf(state, request.headers);
    if (override) return reply.header('cache-control', NO_STORE).send(selectFor(state, override));
    return sendResponse(request, reply, prepared.get(state) ?? prepare(state));
  });
}

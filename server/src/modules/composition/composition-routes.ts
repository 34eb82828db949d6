import type { FastifyInstance } from 'fastify';
import { knownState, type VariedComposition } from '../canary/visit';
import { prepareResponse, PRIVATE_CACHE, sendResponse, type PreparedResponse } from '../responses/response';
import type { CompositionState } from './composition-state';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * GET /api/composition: the current composition, for open pages that check whether they are out of date. While there is a
 * canary, a visitor gets the releases that their pages have.
 */
export function compositionRoutes(app: FastifyInstance, composition: VariedComposition): void {
  const prepared = new WeakMap<CompositionState, PreparedResponse>();
  const prepare = (state: CompositionState): PreparedResponse => {
    const caching =
      state.canaries.length === 0
        ? { 'cache-control': 'no-cache' }
        : { 'cache-control': PRIVATE_CACHE, vary: 'Accept-Encoding, Cookie' };
    const response = prepareResponse(200, { 'content-type': JSON_TYPE, ...caching }, JSON.stringify(state.resolved));
    prepared.set(state, response);
    return response;
  };
  app.get('/api/composition', (request, reply) => {
    const state = knownState(composition, request.headers);
    return sendResponse(request, reply, prepared.get(state) ?? prepare(state));
  });
}

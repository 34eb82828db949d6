import type { FastifyInstance } from 'fastify';
import { prepareResponse, sendResponse, type PreparedResponse } from '../responses/response';
import type { CompositionService } from './composition-service';

/** GET /api/composition: the current composition, for open pages that check whether they are out of date. */
export function compositionRoutes(app: FastifyInstance, composition: Pick<CompositionService, 'current'>): void {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
  let latest: { generation: number; response: PreparedResponse } | undefined;
  app.get('/api/composition', (request, reply) => {
    const { generation, resolved } = composition.current();
    if (latest?.generation !== generation)
      latest = { generation, response: prepareResponse(200, headers, JSON.stringify(resolved)) };
    return sendResponse(request, reply, latest.response);
  });
}

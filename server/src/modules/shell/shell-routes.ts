import type { FastifyInstance } from 'fastify';
import type { CompositionService } from '../composition/composition-service';
import { prepareResponse, sendResponse } from '../responses/response';
import type { Shell } from './shell-release';

function responseOf({ release: { version, contract, provides, routes } }: Shell) {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
  return prepareResponse(200, headers, JSON.stringify({ version, contract, provides, routes }));
}

/**
 * GET /api/shell: the shell's version, and what a release of a pillar has to fit: the contract, the shared modules and the
 * shell's own pages. Teams check their releases with it.
 */
export function shellRoutes(app: FastifyInstance, composition: Pick<CompositionService, 'current'>): void {
  const responses = new WeakMap<Shell, ReturnType<typeof responseOf>>();
  app.get('/api/shell', (request, reply) => {
    const { shell } = composition.current();
    const response = responses.get(shell) ?? responseOf(shell);
    responses.set(shell, response);
    return sendResponse(request, reply, response);
  });
}

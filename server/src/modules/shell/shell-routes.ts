import type { FastifyInstance } from 'fastify';
import { prepareResponse, sendResponse } from '../responses/response';
import type { Shell } from './shell-release';

/**
 * GET /api/shell: the shell's version, and what a release of a pillar has to fit: the contract, the shared modules and the
 * shell's own pages. Teams check their releases with it.
 */
export function shellRoutes(app: FastifyInstance, { release }: Shell): void {
  const { version, contract, provides, routes } = release;
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
  const prepared = prepareResponse(200, headers, JSON.stringify({ version, contract, provides, routes }));
  app.get('/api/shell', (request, reply) => sendResponse(request, reply, prepared));
}

import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const schemaFile = /^\/[a-z0-9-]+\.schema\.json$/;
const DAY_SECONDS = 86_400;

/** Serves /schemas/*.schema.json: what the site's files for other programs contain, for programs on any site. */
export function schemaRoutes(app: FastifyInstance, distDir: string): void {
  void app.register(fastifyStatic, {
    root: path.join(distDir, 'public/schemas'),
    prefix: '/schemas/',
    decorateReply: false,
    maxAge: DAY_SECONDS * 1_000,
    index: false,
    redirect: false,
    contentType: false,
    allowedPath: (pathName) => schemaFile.test(pathName),
    setHeaders(response) {
      response.setHeader('content-type', 'application/schema+json');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

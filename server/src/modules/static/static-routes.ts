import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

// Only files of a release. What is next to the release folders changes, and these responses are cached for a year.
const shellFile = /^\/\d+\.\d+\.\d+[^/]*\/.+/;
const pillarFile = /^\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/]*\/.+/;

/** A 404 as plain text: the response to a missing script must never be a page. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file.\n');

/** /shell/<version>/* and /pillars/<name>/<version>/*: immutable files for any origin, compressed by the build. */
export function staticRoutes(app: FastifyInstance, distDir: string): void {
  const serve = (folder: string, file: RegExp) =>
    app.register(fastifyStatic, {
      root: path.join(distDir, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      allowedPath: (pathName) => file.test(pathName),
      setHeaders(response) {
        // A script with an integrity attribute is fetched with CORS, also by another site that composes it.
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
        response.setHeader('vary', 'Accept-Encoding');
      },
    });
  void serve('shell', shellFile);
  void serve('pillars', pillarFile);
}

import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { SHARED_CACHE } from '../responses/response';
import { originOf } from '../pages/page-url';
import { SITEMAP_PATH } from './sitemap-routes';

/** GET /robots.txt: crawlers may read every page, pictures and downloads, but not the other files that pages load. */
export function robotsRoutes(app: FastifyInstance, site: SiteConfig): void {
  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(site, { protocol: request.protocol, host: request.headers.host });
    const lines = [
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /data/',
      // Each is made when it is asked for, and its page has the same text.
      'Disallow: /handouts/',
      'Disallow: /verse-pictures/',
      'Allow: /data/files/',
      '',
      `Sitemap: ${origin}${SITEMAP_PATH}`,
      '',
    ];
    return reply.header('cache-control', SHARED_CACHE).type('text/plain; charset=utf-8').send(lines.join('\n'));
  });
}

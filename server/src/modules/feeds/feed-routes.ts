import type { SiteConfig } from '@manna/shared/contracts';
import { extensionsOf, feedFormats, feedTypes, type FeedFormat } from '@manna/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompositionService } from '../composition/composition-service';
import type { ContentService } from '../content/content-service';
import { originOf } from '../pages/page-url';
import { NO_STORE, prepareResponse, sendResponse, SHARED_CACHE } from '../responses/response';
import type { Produced, ResponseCache } from '../responses/response-cache';
import { sendNotFound } from '../static/static-routes';
import type { Database } from '../storage/storage';
import { categoryName, publishedEntries } from './feed-repository';
import { feedText } from './feed-text';

interface FeedOptions {
  site: SiteConfig;
  db: Database;
  content: Pick<ContentService, 'current'>;
  composition: Pick<CompositionService, 'current'>;
  cache: ResponseCache;
}

/** The last segment of a feed's path, and what is in it: 'insights.rss'. */
const filePattern = new RegExp(`^([a-z][a-z0-9-]{0,39})\\.(${feedFormats.join('|')})$`);

const missing: Produced = { cacheable: false, response: prepareResponse(404, { 'cache-control': NO_STORE }, '') };

function readFile(file: string): { name: string; format: FeedFormat } | undefined {
  const [, name, format] = filePattern.exec(file) ?? [];
  return name === undefined ? undefined : { name, format: format as FeedFormat };
}

/**
 * GET /feeds/<id>.<format> and /feeds/<id>/<category>.<format>: what pillars declare as feeds, as RSS, Atom or JSON Feed. The
 * latest entries of the current content release; empty if none is loaded.
 */
export function feedRoutes(app: FastifyInstance, { site, db, content, composition, cache }: FeedOptions): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, category, format }: { id: string; category?: string; format: FeedFormat },
  ): Promise<FastifyReply> => {
    const { generation, resolved } = composition.current();
    const feed = extensionsOf(resolved, 'feeds', site).find((one) => one.id === id);
    if (!feed) return sendNotFound(reply);
    const { collection, label, page } = feed;
    const release = content.current();
    const origin = originOf(site, { protocol: request.protocol, host: request.headers.host });
    const produce = async (): Promise<Produced> => {
      const name = category && release && (await categoryName(db, release, { collection, category }));
      if (category !== undefined && !name) return missing;
      const entries = release === undefined ? [] : await publishedEntries(db, release, { collection, category });
      const head = {
        id,
        label,
        page: category === undefined ? page.path : `${page.path}/${category}`,
        category: category && name ? { slug: category, name } : undefined,
      };
      const headers = { 'content-type': `${feedTypes[format]}; charset=utf-8`, 'cache-control': SHARED_CACHE };
      return {
        cacheable: true,
        response: prepareResponse(200, headers, await feedText(format, head, entries, site, origin)),
      };
    };
    const key = `feed ${generation} ${release ?? ''} ${origin} ${id} ${category ?? ''} ${format}`;
    const { response } = await cache.get(key, produce);
    return response.status === 404 ? sendNotFound(reply) : sendResponse(request, reply, response);
  };

  app.get<{ Params: { file: string } }>('/feeds/:file', async (request, reply) => {
    const file = readFile(request.params.file);
    return file ? send(request, reply, { id: file.name, format: file.format }) : sendNotFound(reply);
  });
  app.get<{ Params: { id: string; file: string } }>('/feeds/:id/:file', async (request, reply) => {
    const file = readFile(request.params.file);
    const { id } = request.params;
    return file ? send(request, reply, { id, category: file.name, format: file.format }) : sendNotFound(reply);
  });
}

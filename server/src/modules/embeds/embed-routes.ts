import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentService } from '../content/content-service';
import { openContext, type QueryContext } from '../graphql/query-context';
import { originOf } from '../pages/page-url';
import { NO_STORE, prepareResponse, sendResponse, SHARED_CACHE } from '../responses/response';
import type { Produced, ResponseCache } from '../responses/response-cache';
import { sendNotFound } from '../static/static-routes';
import type { Database } from '../storage/storage';
import { embedHeaders, embedPage } from './embed-page';
import { embedTarget, type EmbedTarget } from './embed-target';
import { oembedOf, oembedQuery } from './oembed';

interface EmbedOptions {
  site: SiteConfig;
  db: Database;
  content: Pick<ContentService, 'current'>;
  cache: ResponseCache;
  log: QueryContext['log'];
}

/** What is sent for a page. */
interface EmbedResponse {
  /** Its key in the cache, with the URL of the page. */
  key: string;
  /** The page that is embedded. */
  page: URL;
  produce: (target: EmbedTarget) => Produced['response'];
  /** Responds if nothing of the page can be embedded. */
  refuseUnknown: () => FastifyReply;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const missing: Produced = { cacheable: false, response: prepareResponse(404, { 'cache-control': NO_STORE }, '') };

/** The URL of a page with the one parameter that matters, so that others do not fill the cache. */
function pageOf(origin: string, pathname: string, verses: string | null): URL {
  const page = new URL(origin);
  page.pathname = pathname;
  if (verses !== null) page.searchParams.set('v', verses);
  return page;
}

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply
    .status(status)
    .header('cache-control', NO_STORE)
    .type(JSON_TYPE)
    .send({ errors: [{ message }] });

/**
 * GET /embed/<path of a page>: its picture or passage, for a frame on any site. GET /oembed?url=<URL of a page>: how to embed it,
 * as https://oembed.com has it.
 */
export function embedRoutes(app: FastifyInstance, { site, db, content, cache, log }: EmbedOptions): void {
  const { productName } = site;
  const originOfRequest = ({ protocol, headers: { host } }: FastifyRequest) => originOf(site, { protocol, host });
  const findTarget = async (page: URL): Promise<EmbedTarget | undefined> => {
    const release = content.current();
    if (release === undefined) return undefined;
    const { defaultTranslation } = site;
    return embedTarget(
      page,
      openContext(db, release, { files: undefined, search: undefined, defaultTranslation, log }),
    );
  };
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, page, produce, refuseUnknown }: EmbedResponse,
  ): Promise<FastifyReply> => {
    const { response } = await cache.get(`${key} ${content.current() ?? ''} ${page.href}`, async () => {
      const target = await findTarget(page);
      return target ? { cacheable: true, response: produce(target) } : missing;
    });
    return response.status === 404 ? refuseUnknown() : sendResponse(request, reply, response);
  };

  app.get<{ Params: { '*': string }; Querystring: { v?: unknown } }>('/embed/*', async (request, reply) => {
    const origin = originOfRequest(request);
    const { '*': path } = request.params;
    const { v } = request.query;
    const page = pageOf(origin, `/${path}`, typeof v === 'string' ? v : null);
    // The only pages that other sites may show in a frame.
    void reply.removeHeader('x-frame-options');
    const produce = (target: EmbedTarget) => {
      const headers = { ...embedHeaders, 'content-type': 'text/html; charset=utf-8', 'cache-control': SHARED_CACHE };
      return prepareResponse(200, headers, embedPage(target, { origin, productName }));
    };
    return send(request, reply, { key: 'embed', page, produce, refuseUnknown: () => sendNotFound(reply) });
  });

  app.get('/oembed', async (request, reply) => {
    const query = oembedQuery.safeParse(request.query);
    if (!query.success) {
      const [issue] = query.error.issues;
      return refuse(reply, 400, `The parameter "${String(issue?.path[0] ?? 'url')}" is missing or invalid.`);
    }
    const { url, maxwidth, maxheight, format } = query.data;
    if (format === 'xml') return refuse(reply, 501, 'Only format=json is available.');
    const origin = originOfRequest(request);
    const asked = URL.canParse(url) ? new URL(url) : undefined;
    const refuseUnknown = () => refuse(reply, 404, 'This site has nothing to embed at that URL.');
    if (asked?.origin !== origin) return refuseUnknown();
    const page = pageOf(origin, asked.pathname, asked.searchParams.get('v'));
    const produce = (target: EmbedTarget) =>
      prepareResponse(
        200,
        { 'content-type': JSON_TYPE, 'cache-control': SHARED_CACHE, 'access-control-allow-origin': '*' },
        JSON.stringify(oembedOf(target, { maxwidth, maxheight }, { origin, productName })),
      );
    const key = `oembed ${maxwidth ?? ''} ${maxheight ?? ''}`;
    return send(request, reply, { key, page, produce, refuseUnknown });
  });
}

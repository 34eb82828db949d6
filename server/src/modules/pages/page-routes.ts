import type { Language, Override, SiteConfig } from '@manna/shared/contracts';
import { areaOf, OFFLINE_SITE } from '@manna/shared/domain/host';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { LRUCache } from 'lru-cache';
import { overrideOf } from '../overrides/override';
import { NO_STORE, sendResponse, SHARED_CACHE } from '../responses/response';
import type { ResponseCache, CacheOutcome, Produced } from '../responses/response-cache';
import { limitMisses, TooManyRequests } from '../responses/miss-limit';
import { visitOf, type VariedComposition } from '../canary/visit';
import { visitorCookie } from '../canary/visitor';
import type { CompositionState } from '../composition/composition-state';
import type { ContentService } from '../content/content-service';
import { languageHeaders, pageLanguage } from '../language/page-language';
import { bareErrorPage } from '../render/bare-error-page';
import { QueueFull } from '../render/fair-queue';
import { sendNotFound } from '../static/static-routes';
import { readPageRequest, pageParameters, type PageRequest } from './page-url';

/** Below these are files and data alone: what is not there gets no page that says so. */
const reserved = /^\/(?:api|data|embed|handouts|oembed|pillars|shell|verse-pictures)(?:\/|$)/;
/** Room for some 1,000 parsed URLs of the usual length. Parsing one takes as long as serving a cached page. */
const PARSED_BYTES = 2 * 1024 * 1024;
/** An estimate of what a parsed URL takes, besides five copies of its characters. */
const PARSED_ENTRY_BYTES = 1_500;
const writingMethods: HTTPMethods[] = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface PageRoutesOptions {
  site: SiteConfig;
  composition: VariedComposition;
  content: Pick<ContentService, 'current'>;
  cache: ResponseCache;
  renderPage: (
    page: URL,
    language: Language,
    state: CompositionState,
    client: string,
    override?: Override,
  ) => Promise<Produced>;
  /** Called with the state that the page was rendered with, and the first segment of its path. */
  onPageServed: (outcome: CacheOutcome, state: CompositionState, area: string) => void;
  /** How many pages are rendered for one IP address in a minute. Cached pages do not count. */
  rendersPerMinute: number;
}

/** Every other path is a page. It is rendered for an anonymous reader and cached. */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { site, composition, content, cache, renderPage, onPageServed, rendersPerMinute } = options;
  const countRendering = limitMisses(app, 'pages', rendersPerMinute);
  const parsedUrls = new LRUCache<string, PageRequest>({
    maxSize: PARSED_BYTES,
    sizeCalculation: (_parsed, key) => key.length * 5 + PARSED_ENTRY_BYTES,
  });
  const parseRequest = ({ protocol, headers: { host }, url }: FastifyRequest, state: CompositionState): PageRequest => {
    const key = `${state.id} ${protocol} ${host ?? ''} ${url}`;
    const cached = parsedUrls.get(key);
    if (cached) return cached;
    const parsed = readPageRequest(site, { protocol, host, url }, pageParameters(state.resolved));
    parsedUrls.set(key, parsed);
    return parsed;
  };
  app.get('/*', async (request, reply) => {
    const { state, newId } = visitOf(composition, request.headers);
    const { page, redirect } = parseRequest(request, state);
    if (reserved.test(page.pathname)) return sendNotFound(reply);
    if (redirect !== null) return reply.header('cache-control', SHARED_CACHE).redirect(redirect, 301);
    const language = pageLanguage(site, request.headers);
    const key = `page ${state.id} ${content.current() ?? ''} ${language} ${page.href}`;
    if (newId !== undefined) void reply.header('set-cookie', visitorCookie(newId, page.origin));
    let client = '';
    try {
      const override = page.pathname === `/${OFFLINE_SITE}` ? undefined : overrideOf(state, request.headers);
      // Beside the cache, for this browser alone.
      if (override) {
        const { response } = await renderPage(page, language, state, await countRendering(request), override);
        return await sendResponse(request, reply, response);
      }
      const { response, outcome } = await cache.get(
        key,
        () => renderPage(page, language, state, client),
        async () => (client = await countRendering(request)),
      );
      onPageServed(outcome, state, areaOf(page.pathname));
      return await sendResponse(request, reply, response);
    } catch (error) {
      if (!(error instanceof TooManyRequests || error instanceof QueueFull)) throw error;
      return reply
        .status(error.statusCode)
        .headers({ ...languageHeaders(language, site.languages), 'cache-control': NO_STORE })
        .header('retry-after', error.retryAfterSeconds)
        .type('text/html; charset=utf-8')
        .send(bareErrorPage(site, language, error instanceof QueueFull ? 'busy' : 'tooMany'));
    }
  });

  app.route({
    method: writingMethods,
    url: '/*',
    // On request, before a body is read, because no page takes one.
    onRequest: (request, reply, done) => {
      if (reserved.test(request.url)) void sendNotFound(reply);
      else
        void reply
          .status(405)
          .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
          .type('text/plain; charset=utf-8')
          .send('A page can only be read.\n');
      done();
    },
    handler: (_request, reply) => reply,
  });
}

import type { Language, SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { LRUCache } from 'lru-cache';
import { NO_STORE, sendAnswer, SHARED_CACHE } from '../answers/answer';
import type { AnswerCache, CacheOutcome, Produced } from '../answers/answer-cache';
import { limitMaking, TooManyRequests } from '../answers/making-limit';
import type { CompositionService, CompositionState } from '../composition/composition-service';
import type { ContentService } from '../content/content-service';
import { languageHeaders, pageLanguage } from '../language/page-language';
import { bareErrorPage } from '../render/bare-error-page';
import { answerNotFound } from '../static/static-routes';
import { askedPage, pageParameters, type AskedPage } from './page-address';

/** Paths below these are never pages. */
const reserved = /^\/(?:api|data|shell|pillars)(?:\/|$)/;
/** How many addresses are kept as they were read: it costs as much as to give a page that is kept. */
const READ_ADDRESSES = 1_000;
const writingMethods: HTTPMethods[] = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface PageRoutesOptions {
  site: SiteConfig;
  composition: Pick<CompositionService, 'current'>;
  content: Pick<ContentService, 'current'>;
  cache: AnswerCache;
  renderPage: (page: URL, language: Language, state: CompositionState) => Promise<Produced>;
  onAnswer: (outcome: CacheOutcome) => void;
  /** How many pages are rendered for one address in a minute; those that the cache has are not counted. */
  rendersPerMinute: number;
}

/** Every other address is a page, rendered for the anonymous reader and kept. */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { site, composition, content, cache, renderPage, onAnswer, rendersPerMinute } = options;
  const countRendering = limitMaking(app, rendersPerMinute);
  const readAddresses = new LRUCache<string, AskedPage>({ max: READ_ADDRESSES });
  const readAddress = ({ protocol, headers: { host }, url }: FastifyRequest, state: CompositionState): AskedPage => {
    const key = `${state.generation} ${protocol} ${host ?? ''} ${url}`;
    const kept = readAddresses.get(key);
    if (kept) return kept;
    const read = askedPage(site, { protocol, host, url }, pageParameters(state.resolved));
    readAddresses.set(key, read);
    return read;
  };
  app.get('/*', async (request, reply) => {
    const state = composition.current();
    const { page, moved } = readAddress(request, state);
    if (reserved.test(page.pathname)) return answerNotFound(reply);
    if (moved !== null) return reply.header('cache-control', SHARED_CACHE).redirect(moved, 301);
    const language = pageLanguage(site, request.headers);
    const key = `page ${state.generation} ${content.current() ?? ''} ${language} ${page.href}`;
    try {
      const { answer, outcome } = await cache.get(
        key,
        () => renderPage(page, language, state),
        () => countRendering(request),
      );
      onAnswer(outcome);
      return await sendAnswer(request, reply, answer);
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      return reply
        .status(error.statusCode)
        .headers({ ...languageHeaders(language, site.languages), 'cache-control': NO_STORE })
        .header('retry-after', error.retryAfterSeconds)
        .type('text/html; charset=utf-8')
        .send(bareErrorPage(site, language, 'tooMany'));
    }
  });

  app.route({
    method: writingMethods,
    url: '/*',
    // Before the body is read: nothing here looks at one.
    onRequest: (request, reply, done) => {
      if (reserved.test(request.url)) void answerNotFound(reply);
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

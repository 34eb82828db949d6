import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { SiteConfig } from '@manna/shared/contracts';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import { AnswerCache } from './modules/answers/answer-cache';
import { TooManyRequests } from './modules/answers/making-limit';
import { appManifestRoutes } from './modules/app-manifest/app-manifest-routes';
import { compositionRoutes } from './modules/composition/composition-routes';
import type { CompositionService } from './modules/composition/composition-service';
import { ContentFiles } from './modules/content/content-files';
import { contentRoutes } from './modules/content/content-routes';
import type { ContentService } from './modules/content/content-service';
import { robotsRoutes } from './modules/crawlers/robots-routes';
import { sitemapRoutes } from './modules/crawlers/sitemap-routes';
import { graphqlRoutes } from './modules/graphql/graphql-routes';
import type { GraphqlService } from './modules/graphql/graphql-service';
import { healthRoutes } from './modules/health/health-routes';
import { metricsRoutes } from './modules/health/metrics';
import { addressFault, BadAddress, MAX_ADDRESS_CHARACTERS } from './modules/pages/page-address';
import { makePageRenderer } from './modules/pages/page-renderer';
import { pageRoutes } from './modules/pages/page-routes';
import type { RenderPool } from './modules/render/render-pool';
import { bareHeaders, securityHeaders } from './modules/security/security-headers';
import { serviceWorkerRoutes } from './modules/service-worker/service-worker-routes';
import { sessionRoutes } from './modules/session/session-routes';
import type { Shell } from './modules/shell/shell-release';
import { analyticsRoutes } from './modules/signals/analytics-routes';
import { reportsRoutes } from './modules/signals/reports-routes';
import { answerNotFound, staticRoutes } from './modules/static/static-routes';
import type { Storage } from './modules/storage/storage';
import { messageOf } from './start-error';

const BUSY_AFTER_MS = 3_000;
const REQUEST_TIMEOUT_MS = 30_000;
const requestIdPattern = /^[\w.-]{1,64}$/;

/** What the gateway answers from; each part is opened and closed by the caller. */
export interface AppOptions {
  site: SiteConfig;
  distDir: string;
  /** Addresses and CIDR ranges of the proxies whose X-Forwarded headers are believed; none where empty. */
  trustedProxies: readonly string[];
  /** How many pages are rendered for one address in a minute. */
  rendersPerMinute: number;
  storage: Pick<Storage, 'db' | 'isReachable'>;
  content: Pick<ContentService, 'current' | 'kept'>;
  composition: Pick<CompositionService, 'current'>;
  graphql: GraphqlService;
  pool: Pick<RenderPool, 'render'>;
  shell: Shell;
  log: Logger;
  /** Milliseconds since 1970, as the page cache counts them. */
  now?: () => number;
  /** How long work waits for its turn, on average over a second, before readers are turned away; by default 3,000 ms. */
  busyAfterMs?: number | undefined;
}

const sentences: Record<number, string> = {
  400: 'The request is malformed.',
  413: 'The request is too large.',
  415: 'Send the request as application/json.',
  429: 'Too many requests: wait a minute and try again.',
  503: 'The site is busy: try again in a moment.',
};

const sentenceOf = (error: FastifyError, status: number): string => {
  if (error instanceof BadAddress) return error.message;
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return 'The request body is not JSON.';
  if (error.code === 'FST_ERR_BAD_URL') return 'This address has a broken percent escape.';
  if (status >= 500) return sentences[status] ?? 'Something went wrong. Please try again later.';
  return sentences[status] ?? 'The request cannot be answered.';
};

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error instanceof BadAddress ? 400 : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  if (error instanceof TooManyRequests) void reply.header('retry-after', error.retryAfterSeconds);
  const message = sentenceOf(error, status);
  void reply.status(status).headers({ ...bareHeaders, 'cache-control': 'no-store' });
  if (request.url.startsWith('/data/') || request.url.startsWith('/api/')) return reply.send({ errors: [{ message }] });
  return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
}

/** Builds the gateway's HTTP side and never listens. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { site, distDir, trustedProxies, rendersPerMinute, storage, content, composition } = options;
  const { graphql, pool, shell, log, now, busyAfterMs = BUSY_AFTER_MS } = options;
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    // One line a request is written below, in place of two.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_ADDRESS_CHARACTERS },
    genReqId({ headers }) {
      const sent = headers['x-request-id'];
      return typeof sent === 'string' && requestIdPattern.test(sent) ? sent : randomUUID();
    },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    forceCloseConnections: 'idle',
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => answerNotFound(reply));

  // Hooks of every request call back: awaiting them would cost more than what they do.
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    request.log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  const headers = securityHeaders(site);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done(addressFault(request.url));
  });
  await app.register(underPressure, { maxEventLoopDelay: busyAfterMs });
  await app.register(rateLimit, { global: false });

  const cache = new AnswerCache({
    ...(now && { now }),
    onRefreshError: (error) => log.error({ reason: messageOf(error) }, 'a page could not be made anew'),
  });
  const metrics = metricsRoutes(app, composition);
  healthRoutes(app, { storage, content, composition });
  sessionRoutes(app);
  compositionRoutes(app, composition);
  graphqlRoutes(app, { graphql, content, cache });
  staticRoutes(app, distDir);
  contentRoutes(app, new ContentFiles(distDir, content, log));
  reportsRoutes(app, { site, onReport: metrics.errorReported });
  analyticsRoutes(app, { site, composition, shell, onPageView: metrics.pageViewed });
  robotsRoutes(app, site);
  sitemapRoutes(app, { site, db: storage.db, content, composition, shell, cache });
  appManifestRoutes(app, site, distDir);
  serviceWorkerRoutes(app, { site, shell, composition });
  const renderPage = makePageRenderer({ site, shell, pool, log });
  const onAnswer = metrics.pageAnswered;
  pageRoutes(app, { site, composition, content, cache, renderPage, onAnswer, rendersPerMinute });
  return app;
}

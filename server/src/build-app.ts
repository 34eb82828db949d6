import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ResponseCache, type CacheOutcome } from './modules/responses/response-cache';
import { unsharedLimits, type SharedLimits } from './modules/responses/limit-exchange';
import { windowStoreOf } from './modules/responses/window-store';
import { limitMisses } from './modules/responses/miss-limit';
import { appManifestRoutes } from './modules/app-manifest/app-manifest-routes';
import { backendRoutes } from './modules/backends/backend-routes';
import { ReaderTokens } from './modules/backends/reader-tokens';
import { CanaryHealth } from './modules/canary/canary-health';
import { cohortRoutes } from './modules/canary/cohort-routes';
import { compositionRoutes } from './modules/composition/composition-routes';
import type { CompositionService } from './modules/composition/composition-service';
import type { CompositionState } from './modules/composition/composition-state';
import { ContentFiles } from './modules/content/content-files';
import { contentRoutes } from './modules/content/content-routes';
import type { ContentService } from './modules/content/content-service';
import { embedRoutes } from './modules/embeds/embed-routes';
import { feedRoutes } from './modules/feeds/feed-routes';
import { calendarRoutes } from './modules/handouts/calendar-routes';
import { handoutRoutes } from './modules/handouts/handout-routes';
import type { HandoutService } from './modules/handouts/handout-service';
import { HandoutStore } from './modules/handouts/handout-store';
import { MadeFiles } from './modules/handouts/made-files';
import { robotsRoutes } from './modules/crawlers/robots-routes';
import { sitemapRoutes } from './modules/crawlers/sitemap-routes';
import { graphqlRoutes } from './modules/graphql/graphql-routes';
import type { GraphqlService } from './modules/graphql/graphql-service';
import { healthRoutes } from './modules/health/health-routes';
import { collectMetrics } from './modules/health/metrics';
import { readinessOf } from './modules/health/readiness';
import { overrideRoutes } from './modules/overrides/override-routes';
import { makePageRenderer } from './modules/pages/page-renderer';
import { siteInLanguage } from './modules/pages/site-in-language';
import { pageRoutes } from './modules/pages/page-routes';
import type { RenderPool } from './modules/render/render-pool';
import { operatorsAt } from './modules/security/operators';
import { serviceWorkerRoutes } from './modules/service-worker/service-worker-routes';
import { accountRoutes, type AccountOptions } from './modules/session/account-routes';
import { gatewayKey } from './modules/session/gateway-key';
import { OidcProvider, type OidcClientSettings } from './modules/session/oidc-provider';
import { sessionRoutes } from './modules/session/session-routes';
import { Sessions } from './modules/session/sessions';
import { signInRoutes } from './modules/session/sign-in-routes';
import { signOutRoutes } from './modules/session/sign-out-routes';
import { shellRoutes } from './modules/shell/shell-routes';
import { analyticsRoutes } from './modules/signals/analytics-routes';
import { reportsRoutes, type ReportsOptions } from './modules/signals/reports-routes';
import { vitalsRoutes } from './modules/signals/vitals-routes';
import { schemaRoutes } from './modules/static/schema-routes';
import { operatorRoutes } from './modules/status/operator-routes';
import { RunningReleases } from './modules/status/running-releases';
import { staticRoutes } from './modules/static/static-routes';
import type { Storage } from './modules/storage/storage';
import { userDataRoutes, type ReaderOf } from './modules/user-data/user-data-routes';
import { noTracing, type Tracing } from './modules/tracing/tracing';
import { versePictureRoutes } from './modules/verse-pictures/verse-picture-routes';
import { plainApp, type PlainAppOptions } from './plain-app';
import { messageOf } from './start-error';

const BUSY_AFTER_MS = 3_000;

/** The parts that the gateway serves from. The caller opens and closes each of them. */
export interface AppOptions extends PlainAppOptions {
  distDir: string;
  /** IP addresses and CIDR ranges that get the metrics and the state of the composition. */
  operatorAddresses: readonly string[];
  /** A server on a port of its own that gets what is for operators, instead of the one of the site. */
  operations?: FastifyInstance | undefined;
  /** How many pages are rendered for one IP address in a minute. */
  rendersPerMinute: number;
  /** How many hand-outs are made for one IP address in a minute. */
  handoutsPerMinute: number;
  dataDir: string;
  storage: Pick<Storage, 'db' | 'isReachable'>;
  content: Pick<ContentService, 'current' | 'available'>;
  composition: Pick<CompositionService, 'current' | 'withCanaries' | 'idleCanaries' | 'stopCanary' | 'refusals'>;
  graphql: GraphqlService;
  /** This site at the OpenID provider that signs readers in; undefined if nobody can sign in. */
  oidc: OidcClientSettings | undefined;
  pool: Pick<RenderPool, 'render' | 'events' | 'waiting' | 'workers' | 'suspensions'>;
  handouts: HandoutService;
  /** The clock of the response cache, in milliseconds. By default that of the process, which nobody sets. */
  now?: () => number;
  /** Average event loop delay over a second above which requests are refused; by default 3,000 ms. */
  busyAfterMs?: number | undefined;
  /** Ends sessions at the embedded accounts server. */
  endAtProvider?: AccountOptions['endAtProvider'];
  /** Who is signed in; by default the reader of the request's session. */
  readerOf?: ReaderOf | undefined;
  /** What other gateways count of the same clients. By default this gateway counts alone. */
  limits?: SharedLimits;
  /** By default nothing is traced. */
  tracing?: Tracing;
  /** Whether the gateway has been told to stop. */
  isStopping: () => boolean;
}

/** Builds the HTTP side of the gateway, without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { site, distDir, rendersPerMinute, storage, content, composition } = options;
  const { graphql, pool, log, now, busyAfterMs = BUSY_AFTER_MS, isStopping, limits = unsharedLimits } = options;
  const app = plainApp(options);
  (options.tracing ?? noTracing).followRequests(app);
  // While the gateway still serves, whoever keeps a connection to it opens the next one elsewhere: at the end none is cut off.
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping()) void reply.header('connection', 'close');
    done();
  });
  // The plugin takes a stall as long as its interval for an endless one.
  const sampleInterval = Math.min(Math.max(busyAfterMs, 1_000), BUSY_AFTER_MS);
  await app.register(underPressure, { maxEventLoopDelay: busyAfterMs, sampleInterval });
  await app.register(rateLimit, { global: false, store: windowStoreOf(limits) });

  const cache = new ResponseCache({
    ...(now && { now }),
    onRefreshError: (error) => log.error({ reason: messageOf(error) }, 'refreshing a cached response failed'),
  });
  const running = new RunningReleases({ composition, pool });
  app.addHook('onClose', () => running.close());
  const isOperator = operatorsAt(options.operatorAddresses);
  const health = new CanaryHealth(composition);
  pool.events.on('rendered', (pillar, outcome, version) => health.partRendered(pillar, outcome, version));
  const metrics = collectMetrics(app, { composition, health, pool, content, storage });
  const readiness = () => readinessOf({ storage, content, composition, isStopping });
  const { registry } = metrics;
  const { operations } = options;
  const forOperators = { site, composition, content, pool, running, readiness, registry };
  const healthOptions = { composition, health, readiness, isOperator };
  healthRoutes(app, healthOptions);
  // With a port of their own, operators are strangers on the port of the site.
  operatorRoutes(app, { ...forOperators, isOperator: operations ? () => false : isOperator });
  if (operations) {
    healthRoutes(operations, healthOptions);
    operatorRoutes(operations, { ...forOperators, isOperator });
  }
  const sessions = new Sessions(storage.db, site);
  const provider = options.oidc && new OidcProvider(options.oidc);
  sessionRoutes(app, { site, sessions });
  signInRoutes(app, { site, sessions, provider, key: gatewayKey(storage.db, 'sign-in') });
  signOutRoutes(app, { site, sessions, provider });
  accountRoutes(app, { site, sessions, db: storage.db, endAtProvider: options.endAtProvider });
  const readerOf = options.readerOf ?? ((request: FastifyRequest) => sessions.readerOf(request));
  userDataRoutes(app, { site, db: storage.db, readerOf, limits });
  backendRoutes(app, { site, composition, readerOf, tokens: new ReaderTokens(gatewayKey(storage.db, 'back ends')) });
  compositionRoutes(app, composition);
  shellRoutes(app, composition);
  cohortRoutes(app, { site, composition });
  overrideRoutes(app, { site, composition });
  graphqlRoutes(app, { graphql, content, cache });
  staticRoutes(app, distDir);
  const releaseFiles = new ContentFiles(distDir, content, log);
  contentRoutes(app, releaseFiles);
  const onReport: ReportsOptions['onReport'] = (kind, pillar) => {
    metrics.errorReported(kind, pillar);
    running.errorReported(kind, pillar);
  };
  reportsRoutes(app, {
    site,
    composition,
    onReport,
    onPillarFailure: (state, pillar, version) => health.failureReported(state, pillar, version),
  });
  vitalsRoutes(app, {
    site,
    composition,
    onPageMeasured: (state, pillar, version, vitals) => health.pageMeasured(state, pillar, version, vitals),
  });
  analyticsRoutes(app, { site, composition, onPageView: metrics.pageViewed });
  robotsRoutes(app, site);
  sitemapRoutes(app, { site, db: storage.db, content, composition, cache });
  feedRoutes(app, { site, db: storage.db, content, composition, cache });
  embedRoutes(app, { site, db: storage.db, content, cache, log });
  const made = new MadeFiles({
    service: options.handouts,
    store: new HandoutStore(options.dataDir),
    countMiss: limitMisses(app, 'handouts', options.handoutsPerMinute),
    log,
  });
  calendarRoutes(app, { site, db: storage.db, content });
  handoutRoutes(app, { site, db: storage.db, content, releaseFiles, files: made });
  versePictureRoutes(app, { site, db: storage.db, content, files: made });
  appManifestRoutes(app, site, distDir);
  schemaRoutes(app, distDir);
  serviceWorkerRoutes(app, { site, composition });
  const siteIn = siteInLanguage({ site, db: storage.db, content });
  const renderPage = makePageRenderer({ site, siteIn, pool, storage, graphql, log });
  const onPageServed = (outcome: CacheOutcome, state: CompositionState, area: string): void => {
    metrics.pageServed(outcome);
    health.pageServed(state, area);
  };
  pageRoutes(app, { site, composition, content, cache, renderPage, onPageServed, rendersPerMinute });
  return app;
}

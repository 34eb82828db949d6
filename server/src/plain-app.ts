import { randomUUID } from 'node:crypto';
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
import { BadUrl, MAX_URL_CHARACTERS, urlFault } from './modules/pages/page-url';
import { TooManyRequests } from './modules/responses/miss-limit';
import { RETRY_AFTER_SECONDS } from './modules/responses/response';
import { connectionLimits, limitConnections } from './modules/security/connection-limits';
import { ForeignHost, refuseForeignHosts } from './modules/security/own-host';
import { bareHeaders, dataHeaders, isDataPath, securityHeaders } from './modules/security/security-headers';
import { sendNotFound } from './modules/static/static-routes';
import { isOutage } from './modules/storage/outage';
import type { Storage } from './modules/storage/storage';

const requestIdPattern = /^[\w.-]{1,64}$/;

export interface PlainAppOptions {
  site: SiteConfig;
  /** IP addresses and CIDR ranges of the proxies whose X-Forwarded headers are trusted. If empty, none is. */
  trustedProxies: readonly string[];
  storage: Pick<Storage, 'isReachable'>;
  log: Logger;
}

const sentences: Record<number, string> = {
  400: 'The request is malformed.',
  413: 'The request is too large.',
  415: 'Send the request as application/json.',
  429: 'Too many requests: wait a minute and try again.',
  503: 'The site is busy: try again in a moment.',
};

const sentenceOf = (error: FastifyError, status: number): string => {
  if (error instanceof BadUrl || error instanceof ForeignHost) return error.message;
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return 'The request body is not JSON.';
  if (error.code === 'FST_ERR_BAD_URL') return 'This URL has a broken percent escape.';
  if (status >= 500) return sentences[status] ?? 'Something went wrong. Please try again later.';
  return sentences[status] ?? 'The request cannot be processed.';
};

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, isOut = false): FastifyReply {
  const status = error instanceof BadUrl ? 400 : (error.statusCode ?? (isOut ? 503 : 500));
  // A busy gateway refuses many, and the line of each request has its status.
  if (status >= 500 && status !== 503) request.log.error({ err: error }, 'a request failed');
  if (error instanceof TooManyRequests) void reply.header('retry-after', error.retryAfterSeconds);
  const message = sentenceOf(error, status);
  void reply.status(status).headers({ ...bareHeaders, 'cache-control': 'no-store' });
  if (request.url.startsWith('/data/') || request.url.startsWith('/api/')) return reply.send({ errors: [{ message }] });
  return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
}

const noSchemas = () => () => {
  throw new Error('A route checks with zod what it gets, and has no JSON schema');
};

/**
 * A server without routes: what all responses of the gateway have in common, on each of its ports. Does not listen.
 */
export function plainApp({ site, trustedProxies, storage, log }: PlainAppOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    // We log one line per request below, instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    http: connectionLimits,
    requestTimeout: connectionLimits.requestTimeout,
    routerOptions: { maxParamLength: MAX_URL_CHARACTERS },
    genReqId({ headers }) {
      const sent = headers['x-request-id'];
      return typeof sent === 'string' && requestIdPattern.test(sent) ? sent : randomUUID();
    },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    forceCloseConnections: 'idle',
    // What a proxy sent on an open connection before it noticed is served too: the parts are closed after the server.
    return503OnClosing: false,
    // Otherwise Fastify loads its compilers of JSON schemas, which takes a tenth of a start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  app.setErrorHandler<FastifyError>(async (error, request, reply) =>
    // What nobody has foreseen may come from a database that is away.
    sendError(error, request, reply, error.statusCode === undefined && (await isOutage(storage))),
  );
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));

  // These hooks run on every request. Callbacks are cheaper than promises here.
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    // The query of a sign-in has its code, which is a secret while it is valid.
    const url = request.url.replace(/^(\/oauth2\/[^?]*)\?.*/, '$1');
    request.log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request served');
    done();
  });
  const headers = securityHeaders(site);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    if (isDataPath(request.url)) void reply.headers(dataHeaders);
    done(urlFault(request.url));
  });
  // Whatever is unavailable: a busy gateway, an outage, a page whose pillar failed, a query that took too long.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      void reply.header('retry-after', RETRY_AFTER_SECONDS);
    done(null, payload);
  });
  limitConnections(app);
  refuseForeignHosts(app, site);
  return app;
}

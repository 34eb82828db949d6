import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Registry } from 'prom-client';
import type { IsOperator } from '../security/operators';
import { sendNotFound } from '../static/static-routes';
import { statusPage } from './status-page';
import { statusReport, type StatusReportOptions } from './status-report';
import { statusHeaders } from './status-styles';

interface OperatorOptions extends StatusReportOptions {
  isOperator: IsOperator;
  registry: Registry;
}

const NO_STORE = { 'cache-control': 'no-store' };

const wantsJson = ({ raw }: FastifyRequest): boolean =>
  new Negotiator(raw).mediaType(['text/html', 'application/json']) === 'application/json';

/**
 * What only operators get, and others a 404: GET /metrics in the text format of Prometheus, GET /status as a page or as
 * JSON, and GET /status.json.
 */
export function operatorRoutes(app: FastifyInstance, { isOperator, registry, ...options }: OperatorOptions): void {
  const get = (url: string, send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    app.get(url, { logLevel: 'warn' }, async (request, reply) =>
      isOperator(request) ? send(request, reply.headers(NO_STORE)) : sendNotFound(reply),
    );
  const sendJson = async (reply: FastifyReply) => reply.send(await statusReport(options));

  get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  get('/status.json', async (_request, reply) => sendJson(reply));
  get('/status', async (request, reply) => {
    void reply.header('vary', 'Accept');
    if (wantsJson(request)) return sendJson(reply);
    const page = statusPage(await statusReport(options));
    return reply.headers(statusHeaders).type('text/html; charset=utf-8').send(page);
  });
}

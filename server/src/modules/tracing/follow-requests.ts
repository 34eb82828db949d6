import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracer } from './tracer';

const FAILED = 500;

/** Makes a span of each request, named by its route. A trace goes on from one that a trusted proxy has begun. */
export function followRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, ips = [] } = request;
    const route = request.routeOptions.url ?? 'unknown';
    // Readers must not decide what is sampled.
    const parent = ips.length > 1 ? tracer.callerIn(headers) : tracer.callerIn({});
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = tracer.begin(`${method} ${route}`, tracer.kinds.SERVER, attributes, parent);
    spans.set(request, span);
    tracer.within(span.context, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= FAILED) span?.fail();
    span?.end();
    done();
  });
  // The reader went away. There is no response then.
  app.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.end();
    done();
  });
}

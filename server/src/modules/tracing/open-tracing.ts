import type { SpanOptions } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { followRequests } from './follow-requests';
import { followStatements } from './follow-statements';
import type { Tracer } from './tracer';
import type { Tracing } from './tracing';

const SERVICE_NAME = 'daily-manna';
/** How long a gateway that stops waits for the collector. */
const CLOSE_WITHIN_MS = 2_000;

/**
 * Sends spans to an OpenTelemetry collector, by OTLP over HTTP. Sampling, headers and the name of the service are those of the
 * environment variables of OpenTelemetry. Its packages are loaded here, so a gateway that does not trace never has them.
 */
export async function openTracing(endpoint: string, log: Logger): Promise<Tracing> {
  const [api, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { context, propagation, trace, SpanStatusCode, SpanKind: kinds, ROOT_CONTEXT } = api;
  const warn = (text: string) => log.warn({ reason: text }, 'traces could not be sent');
  const quiet = () => undefined;
  api.diag.setLogger({ error: warn, warn, info: quiet, debug: quiet, verbose: quiet }, api.DiagLogLevel.WARN);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': SERVICE_NAME })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const openTelemetry = trace.getTracer(SERVICE_NAME);

  const tracer: Tracer = {
    begin(name, kind, attributes, parent = context.active()) {
      const options: SpanOptions = { kind, attributes: { ...attributes } };
      const span = openTelemetry.startSpan(name, options, parent);
      return {
        context: trace.setSpan(parent, span),
        set: (more) => void span.setAttributes({ ...more }),
        // Without a message: it may contain what a reader has sent.
        fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
        end: () => span.end(),
      };
    },
    within: (within, work) => context.with(within, work),
    callerIn: (headers) => propagation.extract(ROOT_CONTEXT, headers),
    kinds,
  };

  return {
    async span(name, attributes, work) {
      const span = tracer.begin(name, kinds.INTERNAL, attributes);
      try {
        return await tracer.within(span.context, () => work(span));
      } catch (error) {
        span.fail();
        throw error;
      } finally {
        span.end();
      }
    },
    bind: (work) => context.bind(context.active(), work),
    followRequests: (app) => followRequests(app, tracer),
    followStatements: (pool) => followStatements(pool, tracer),
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, CLOSE_WITHIN_MS).unref());
      await Promise.race([provider.shutdown().catch((error: unknown) => warn(messageOf(error))), late]);
    },
  };
}

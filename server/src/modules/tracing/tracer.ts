import type { Context, SpanKind } from '@opentelemetry/api';
import type { Span, SpanAttributes } from './tracing';

/** A span that somebody else ends. */
export interface OpenSpan extends Span {
  /** In which its children run. */
  context: Context;
  end(): void;
}

/** What the parts that follow requests and statements need of OpenTelemetry. */
export interface Tracer {
  begin(name: string, kind: SpanKind, attributes: SpanAttributes, parent?: Context): OpenSpan;
  /** Runs work so that spans in it are children of those in the context. */
  within<Result>(context: Context, work: () => Result): Result;
  /** The span of the one who calls, as its headers say. */
  callerIn(headers: object): Context;
  kinds: typeof SpanKind;
}

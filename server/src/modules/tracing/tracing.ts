import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** What a span may say: names that are in our own code or in releases. Never an address, an id or a text of a reader. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work that is measured. */
export interface Span {
  set(attributes: SpanAttributes): void;
  /** Marks it as failed. */
  fail(): void;
}

/** Where the time of a request goes. */
export interface Tracing {
  /** Does work within a span, which is a child of the span around it. The span fails if the work rejects. */
  span<Result>(name: string, attributes: SpanAttributes, work: (span: Span) => Promise<Result>): Promise<Result>;
  /** A function that belongs to the span of now, whoever calls it and when. */
  bind<Arguments extends unknown[], Result>(work: (...values: Arguments) => Result): (...values: Arguments) => Result;
  /** Makes a span of each request. */
  followRequests(app: FastifyInstance): void;
  /** Makes a span of each statement. */
  followStatements(pool: pg.Pool): void;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

const silentSpan: Span = { set: () => undefined, fail: () => undefined };

/** Measures nothing. */
export const noTracing: Tracing = {
  span: (_name, _attributes, work) => work(silentSpan),
  bind: (work) => work,
  followRequests: () => undefined,
  followStatements: () => undefined,
  close: () => Promise.resolve(),
};

/** The part of Sentry that reports need. It is a chunk that loads after the first error, if the site uses Sentry. */
import {
  captureException,
  dedupeIntegration,
  init,
  linkedErrorsIntegration,
  startInactiveSpan,
  type BrowserOptions,
  type ErrorEvent,
} from '@sentry/browser';
import { withoutPersonalData } from './without-personal-data';

export interface SentryReports {
  capture(error: unknown, kind: string): void;
  /** Starts the trace of an error page and returns a function that ends it. */
  traceErrorPage(): () => void;
}

interface SentryConfig {
  dsn: string;
  /** Share of error pages that are traced, 0 to 1. */
  tracesSampleRate: number;
  environment: string;
  release: string;
}

/** An event without personal data: no user, no cookies, no headers, no query. */
export function withoutReader(event: ErrorEvent): ErrorEvent {
  const report = { ...event };
  delete report.user;
  delete report.request;
  if (event.request?.url) report.request = { url: withoutPersonalData(event.request.url) };
  report.exception = {
    values: (event.exception?.values ?? []).map(({ value = '', ...exception }) => ({
      ...exception,
      value: withoutPersonalData(value),
    })),
  };
  return report;
}

type Span = Parameters<NonNullable<BrowserOptions['beforeSendSpan']>>[0];

/** The same for a span of a trace. */
export function spanWithoutReader(span: Span): Span {
  const attributes = Object.entries<unknown>(span.attributes)
    .filter(([name]) => !/^user\.|query|cookie/.test(name))
    .map(([name, value]) => [name, typeof value === 'string' ? withoutPersonalData(value) : value] as const);
  return { ...span, name: withoutPersonalData(span.name), attributes: Object.fromEntries<unknown>(attributes) };
}

/** Starts Sentry without its own listeners: it gets errors and error pages from the caller. */
export function startSentry({ dsn, tracesSampleRate, environment, release }: SentryConfig): SentryReports {
  init({
    dsn,
    environment,
    release,
    tracesSampleRate,
    defaultIntegrations: false,
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeSend: withoutReader,
    beforeSendSpan: spanWithoutReader,
  });
  return {
    capture: (error, kind) => void captureException(error, { tags: { kind, path: location.pathname } }),
    traceErrorPage() {
      const span = startInactiveSpan({ name: location.pathname, op: 'error-page' });
      return () => span.end();
    },
  };
}

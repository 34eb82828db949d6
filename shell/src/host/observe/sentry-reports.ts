/** Sentry, as far as reports need it. A chunk of its own, fetched where a site has set it and an error has happened. */
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
  /** Starts the trace of an error page; what it answers ends it, when the reader has left that page. */
  traceErrorPage(): () => void;
}

interface SentryConfig {
  dsn: string;
  /** Share of error pages that are traced, 0 to 1. */
  tracesSampleRate: number;
  environment: string;
  release: string;
}

/** An event without who had it: no user, no cookies, no headers, no query. */
export function withoutReader(event: ErrorEvent): ErrorEvent {
  const kept = { ...event };
  delete kept.user;
  delete kept.request;
  if (event.request?.url) kept.request = { url: withoutPersonalData(event.request.url) };
  kept.exception = {
    values: (event.exception?.values ?? []).map(({ value = '', ...exception }) => ({
      ...exception,
      value: withoutPersonalData(value),
    })),
  };
  return kept;
}

type Span = Parameters<NonNullable<BrowserOptions['beforeSendSpan']>>[0];

/** A span of a trace, in the same way. */
export function spanWithoutReader(span: Span): Span {
  const attributes = Object.entries<unknown>(span.attributes)
    .filter(([name]) => !/^user\.|query|cookie/.test(name))
    .map(([name, value]) => [name, typeof value === 'string' ? withoutPersonalData(value) : value] as const);
  return { ...span, name: withoutPersonalData(span.name), attributes: Object.fromEntries<unknown>(attributes) };
}

/** Starts Sentry. It watches nothing by itself: it is told of errors, and of error pages to trace. */
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

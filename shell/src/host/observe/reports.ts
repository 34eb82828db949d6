import type { SiteConfig } from '@manna/shared/contracts';
import { isOffline } from '../errors/is-offline';
import { PillarFailure } from '../remotes/pillar-failure';
import type { SentryReports } from './sentry-reports';
import { withoutPersonalData } from './without-personal-data';

const ADDRESS = '/api/reports';

/** Longest message of a report. Characters. */
const MESSAGE_LIMIT = 500;

/** Further errors of the same page are not reported. */
const REPORTS_OF_A_PAGE = 5;

/** Delay between showing an error page and starting its trace. Milliseconds. */
export const ERROR_PAGE_TRACING_DELAY_MS = 150;

/** Where an error happened, in a word or two: 'fatal', 'render', 'user-data', or the kind of a pillar's failure. */
export interface ReportContext {
  kind: string;
}

/** Reports errors to the operator: by POST /api/reports, and to Sentry if the site uses it. */
export interface Reports {
  /**
   * Reports an error. Resolves to whether the site accepted the report, so that a page says so only if it is true;
   * false if the reader is offline or the page has sent too many reports. The same error is reported once.
   */
  reportError(error: unknown, context: ReportContext): Promise<boolean>;
  /** Call this when an error page is shown, and the returned function when the reader leaves the page. */
  errorPageShown(): () => void;
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  if (typeof error === 'string') return error;
  // A Response that a loader threw.
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? `HTTP ${status}` : 'An error without a message';
}

type Releases = Readonly<Record<string, string>>;

/** A pillar that failed. It may have been renewed since the page was opened, and then has another version. */
interface FailedPillar {
  name: string;
  version: string;
}

/** The pillar whose code failed; undefined if the error does not say. The kind of a part is `<pillar>/<slot>/<id>`. */
function failedPillar(error: unknown, kind: string, releases: Releases): FailedPillar | undefined {
  if (error instanceof PillarFailure) return { name: error.pillar.name, version: error.pillar.version };
  const [name = '', ...part] = kind.split('/');
  const version = part.length > 0 ? releases[name] : undefined;
  return version === undefined ? undefined : { name, version };
}

interface Report {
  message: string;
  kind: string;
  /** Path of the page, without its query. */
  path: string;
  /** Versions of the shell and the pillars of the page, by name. */
  releases: Releases;
  pillar?: FailedPillar;
}

async function send(report: Report): Promise<boolean> {
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** Reports of one page; `releases` are the versions of its shell and pillars, by name. */
export function createReports(
  { errorReporting, environment }: Pick<SiteConfig, 'errorReporting' | 'environment'>,
  releases: Releases,
): Reports {
  const sent = new Map<string, Promise<boolean>>();
  let sentry: Promise<SentryReports> | undefined;

  const toSentry = (tell: (to: SentryReports) => void): void => {
    if (!errorReporting) return;
    sentry ??= import('./sentry-reports').then(({ startSentry }) =>
      startSentry({ ...errorReporting, environment, release: releases['shell'] ?? '' }),
    );
    sentry.then(tell).catch(() => {
      sentry = undefined;
    });
  };

  return {
    async reportError(error, { kind }) {
      if (isOffline() || kind === 'offline') return false;
      const message = withoutPersonalData(messageOf(error)).slice(0, MESSAGE_LIMIT);
      const same = `${kind} ${message}`;
      const before = sent.get(same);
      if (before || sent.size >= REPORTS_OF_A_PAGE) return before ?? false;
      const pillar = failedPillar(error, kind, releases);
      const accepted = send({ message, kind, path: location.pathname, releases, ...(pillar && { pillar }) });
      sent.set(same, accepted);
      toSentry((to) => to.capture(error, kind));
      return accepted;
    },
    errorPageShown() {
      let leave: (() => void) | undefined;
      let left = false;
      const start = () =>
        toSentry((to) => {
          if (!left) leave = to.traceErrorPage();
        });
      const timer = setTimeout(start, ERROR_PAGE_TRACING_DELAY_MS);
      return () => {
        left = true;
        clearTimeout(timer);
        leave?.();
      };
    },
  };
}

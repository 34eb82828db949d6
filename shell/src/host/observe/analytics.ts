import type { AnalyticsConfig } from '@manna/shared/contracts';
import type { AnalyticsSink } from './analytics-sink';

/** Counts page views if the operator wants it, and never for a reader who asked not to be tracked. */
export interface Analytics {
  /** Call on every navigation, the first page included, with path and query, and '<pillar>/<route id>' of its route. */
  trackPage(pathAndQuery: string, route: string | undefined): void;
  /** Call with the id on sign-in, and with null on sign-out. */
  setUser(id: string | null): void;
}

/** Whether page views may be counted: not if the browser sends Do Not Track or Global Privacy Control. */
const mayCount = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: unknown; globalPrivacyControl?: unknown };
  return doNotTrack !== '1' && globalPrivacyControl !== true;
};

/** Analytics of the site's settings. What is tracked before the code has loaded is sent afterwards. */
export function createAnalytics(config: AnalyticsConfig): Analytics {
  const sink =
    config.sink !== 'none' && mayCount() ? import('./load-sink').then(({ loadSink }) => loadSink(config)) : undefined;
  // Failures are ignored, because readers do not need to know about them.
  const tell = (say: (to: AnalyticsSink) => void) => void sink?.then(say).catch(() => undefined);
  return {
    trackPage: (pathAndQuery, route) => tell((to) => to.page(pathAndQuery, route)),
    setUser: (id) => tell((to) => to.user(id)),
  };
}

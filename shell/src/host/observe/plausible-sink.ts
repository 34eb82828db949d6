import type { AnalyticsConfig } from '@manna/shared/contracts';
import { pageAddress, sendElsewhere, type AnalyticsSink } from './analytics-sink';

/** Plausible's events API. It accepts plain text too, which needs no preflight request. */
export function plausibleSink({ server, domain }: Extract<AnalyticsConfig, { sink: 'plausible' }>): AnalyticsSink {
  let user: string | null = null;
  return {
    page(pathAndQuery) {
      const event = { name: 'pageview', url: pageAddress(pathAndQuery), domain, ...(user && { props: { user } }) };
      sendElsewhere(`${server.replace(/\/$/, '')}/api/event`, JSON.stringify(event));
    },
    user(id) {
      user = id;
    },
  };
}

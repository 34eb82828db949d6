import type { AnalyticsConfig } from '@manna/shared/contracts';
import { pageAddress, sendElsewhere, type AnalyticsSink } from './analytics-sink';

/** Matomo's tracking HTTP API. */
export function matomoSink({ server, siteId }: Extract<AnalyticsConfig, { sink: 'matomo' }>): AnalyticsSink {
  let user: string | null = null;
  return {
    page(pathAndQuery) {
      const view = { idsite: siteId, rec: '1', apiv: '1', send_image: '0', url: pageAddress(pathAndQuery) };
      const body = new URLSearchParams(user === null ? view : { ...view, uid: user });
      sendElsewhere(`${server.replace(/\/$/, '')}/matomo.php`, body);
    },
    user(id) {
      user = id;
    },
  };
}

import type { AnalyticsConfig } from '@manna/shared/contracts';
import { pageAddress, sendElsewhere, type AnalyticsSink } from './analytics-sink';

const ADDRESS = 'https://www.google-analytics.com/g/collect';

/** Session storage: the client id of one tab, while it is open. */
const CLIENT_KEY = 'dm-ga4-client';

/** A random number and the current second: the form of Google Analytics' client ids. */
function newClient(): string {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  return `${random}.${Math.floor(Date.now() / 1000)}`;
}

function clientOfTab(): string {
  try {
    const client = sessionStorage.getItem(CLIENT_KEY) ?? newClient();
    sessionStorage.setItem(CLIENT_KEY, client);
    return client;
  } catch {
    return newClient();
  }
}

/** Google Analytics 4, without its script and without a cookie. */
export function ga4Sink({ measurementId }: Extract<AnalyticsConfig, { sink: 'ga4' }>): AnalyticsSink {
  const client = clientOfTab();
  const session = client.split('.').at(-1) ?? '';
  let user: string | null = null;
  let views = 0;
  return {
    page(pathAndQuery) {
      views += 1;
      const view = new URLSearchParams({
        v: '2',
        tid: measurementId,
        cid: client,
        sid: session,
        _s: String(views),
        en: 'page_view',
        dl: pageAddress(pathAndQuery),
        ...(user === null ? {} : { uid: user }),
      });
      sendElsewhere(`${ADDRESS}?${view.toString()}`);
    },
    user(id) {
      user = id;
    },
  };
}

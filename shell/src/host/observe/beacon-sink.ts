import type { AnalyticsSink } from './analytics-sink';

const ADDRESS = '/api/analytics';

/** This site's own count. */
export const beaconSink = (): AnalyticsSink => ({
  page(pathAndQuery, route) {
    const { pathname: path, search } = new URL(pathAndQuery, location.origin);
    const query = search.slice(1);
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify({ path, query, route })], { type: 'application/json' }));
  },
  user() {
    // The cookie that goes with it says who is signed in.
  },
});

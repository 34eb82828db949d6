import type { AnalyticsSink } from './analytics-sink';

const ADDRESS = '/api/analytics';

/** The site counts its page views itself. */
export const beaconSink = (): AnalyticsSink => ({
  page(pathAndQuery, route) {
    const { pathname: path, search } = new URL(pathAndQuery, location.origin);
    const query = search.slice(1);
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify({ path, query, route })], { type: 'application/json' }));
  },
  user() {
    // The request's cookie says who is signed in.
  },
});

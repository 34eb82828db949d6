import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { PAGES_CACHE } from '../../../host/saved-pages/saved-pages';
import { DATA_CACHE, FILES_CACHE, PICTURES_CACHE } from './cache-names';
import { asCachedCopy, copyOfPage, isCacheable } from './cached-page';
import { offlineFile } from './offline-site';
import { anyVariant, closestCopy, pageWithoutNetwork } from './worker-pages';

/** Time after which the reader gets the copy instead of waiting for the network. */
const NETWORK_SECONDS = 3;
const PAGES_KEPT = 200;
const ANSWERS_KEPT = 300;
const PICTURES_KEPT = 150;
/** Copies are deleted when they were not used for 60 days. */
const MAX_AGE_SECONDS = 60 * 24 * 3600;

const limit = (maxEntries: number): WorkboxPlugin =>
  // Its types say that its methods may be undefined, which they never are.
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE_SECONDS, matchOptions: anyVariant }) as WorkboxPlugin;

const onlyKeepable: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isCacheable(response) ? response : null),
};

const pageCopies: WorkboxPlugin = {
  // A page from the browser's own cache would look like one from the network, even when offline, so the cache must not
  // be used. A navigation request cannot ask for that, so the page is requested as an ordinary file.
  requestWillFetch: ({ request }) =>
    Promise.resolve(
      new Request(request.url, {
        headers: request.headers,
        referrer: request.referrer,
        redirect: request.redirect,
        mode: 'same-origin',
        credentials: 'same-origin',
        cache: 'no-cache',
      }),
    ),
  cacheWillUpdate: ({ response }) => copyOfPage(response),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const copy = cachedResponse ?? (await closestCopy(request.url));
    return copy ? asCachedCopy(copy) : undefined;
  },
  handlerDidError: ({ request }) => pageWithoutNetwork(request.url),
};

const siteFiles: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? offlineFile(request.url),
};

const settings = { matchOptions: anyVariant };
const fileSettings = { ...settings, cacheName: FILES_CACHE, plugins: [onlyKeepable, siteFiles] };

export const pages = new NetworkFirst({
  ...settings,
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [limit(PAGES_KEPT), pageCopies],
});

export const answers = new NetworkFirst({
  ...settings,
  cacheName: DATA_CACHE,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [onlyKeepable, limit(ANSWERS_KEPT)],
});

export const pictures = new CacheFirst({
  ...settings,
  cacheName: PICTURES_CACHE,
  plugins: [onlyKeepable, limit(PICTURES_KEPT)],
});

export const files = new CacheFirst(fileSettings);

/** For a request that must go to the network, as a retry does. */
export const freshFiles = new NetworkFirst(fileSettings);

import { pageCopy } from '../saved-pages/page-copy';

/** Attribute of the root element of a page that the service worker opened in place of one that it could not fetch. */
export const OFFLINE_ATTRIBUTE = 'data-offline';

/** Whether the service worker opened this page in place of one that it could not fetch. For browsers only. */
export const isSavedSite = (): boolean => document.documentElement.hasAttribute(OFFLINE_ATTRIBUTE);

/**
 * Whether the reader has no network: the browser says so, or the page was opened without one, which many browsers do not
 * notice. The server is never offline: it has no document.
 */
export const isOffline = (): boolean =>
  typeof document !== 'undefined' && (!navigator.onLine || isSavedSite() || pageCopy() !== undefined);

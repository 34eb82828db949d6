import type { Language } from '@manna/shared/contracts';

/** Path of the page that the service worker saves, and opens instead of every page that it cannot fetch (decision 033). */
export const OFFLINE_SITE_PATH = '/offline-site';

/** Id of the script element, of type application/json, in that page. */
export const OFFLINE_FILES_ELEMENT_ID = 'offline-files';

/** What that page needs on the device. */
export interface OfflineSiteFiles {
  /** The site has this page in each of them. */
  languages: readonly Language[];
  /** Path or URL and pin of each file. */
  files: readonly { address: string; integrity: string }[];
}

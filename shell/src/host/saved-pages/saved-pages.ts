import { CACHE_PREFIX } from '@manna/shared/runtime/offline-store';
import { OFFLINE_SITE_PATH } from '../document/offline-site-files';
import { contentAddress } from '../router/content-address';

/** Cache of the visited pages, as they were sent. */
export const PAGES_CACHE = `${CACHE_PREFIX}pages`;

/** The site itself for reading offline: its page in each language, and the files of the releases that belong to it. */
export const SITE_CACHE = `${CACHE_PREFIX}offline-site`;

/** Header of a saved page with its title, percent-encoded. */
export const TITLE_HEADER = 'x-manna-title';

/** A page that is saved on this device. */
export interface SavedPage {
  /** Path and query. */
  path: string;
  title: string;
}

/** Title of a saved copy, without the site's name at its end. */
export const titleOf = (copy: Response, path: string): string =>
  decodeURIComponent(copy.headers.get(TITLE_HEADER) ?? '').replace(/ \| [^|]*$/, '') || path;

/** Whether the site itself is saved on this device. */
export async function isSiteSaved(): Promise<boolean> {
  if (!(await caches.keys()).includes(SITE_CACHE)) return false;
  const saved = await (await caches.open(SITE_CACHE)).keys();
  return saved.some(({ url }) => new URL(url).pathname === OFFLINE_SITE_PATH);
}

/** All saved pages, the latest first, each once however its modals and panels were open. Runs in pages and in the worker. */
export async function savedPages(): Promise<SavedPage[]> {
  const cache = await caches.open(PAGES_CACHE);
  const requests = (await cache.keys()).toReversed();
  const pages = await Promise.all(
    requests.map(async (request) => {
      const path = contentAddress(new URL(request.url));
      const copy = await cache.match(request, { ignoreVary: true });
      return copy ? [{ path, title: titleOf(copy, path) }] : [];
    }),
  );
  return [...new Map(pages.flat().map((page) => [page.path, page])).values()];
}

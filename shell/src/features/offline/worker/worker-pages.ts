import { contentAddress } from '../../../host/router/content-address';
import { PAGES_CACHE } from './cache-names';
import { languageOf, titleOf, type CachedPage } from './cached-page';
import { offlinePage } from './offline-page';
import { interfaceLanguage } from './offline-page-text';
import { packPage, packShelves } from './offline-packs';

/** A copy matches its URL, whatever its Vary header says. */
export const anyVariant: CacheQueryOptions = { ignoreVary: true };

/** The copy of the same page without modal or panels, or else without a query; undefined if none is saved. */
export async function closestCopy(address: string): Promise<Response | undefined> {
  const url = new URL(address);
  const cache = await caches.open(PAGES_CACHE);
  const copy = await cache.match(url.origin + contentAddress(url), anyVariant);
  return copy ?? cache.match(url.origin + url.pathname, anyVariant);
}

/** All saved pages, the latest first, with the language of the interface that the reader used there. */
async function cachedPages(): Promise<{ pages: CachedPage[]; language: string }> {
  const cache = await caches.open(PAGES_CACHE);
  const requests = (await cache.keys()).toReversed();
  const copies = await Promise.all(requests.map((request) => cache.match(request, anyVariant)));
  const pages = requests.flatMap(({ url }, index) => {
    const { pathname, search } = new URL(url);
    const copy = copies[index];
    return copy ? [{ path: pathname + search, title: titleOf(copy, pathname) }] : [];
  });
  const [last] = copies;
  return { pages, language: last ? languageOf(last) : navigator.language };
}

/** The response for a page that is not cached and cannot be fetched. */
export async function pageWithoutNetwork(address: string): Promise<Response> {
  const { pages, language } = await cachedPages();
  const spoken = interfaceLanguage(language);
  const page = await packPage(new URL(address).pathname, spoken);
  return page ?? offlinePage({ language: spoken, pages, shelves: await packShelves(spoken) });
}

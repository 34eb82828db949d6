import { contentAddress } from '../../host/router/content-address';
import { PAGES_CACHE } from './kept-caches';
import { languageOf, titleOf, type KeptPage } from './kept-page';
import { keptTranslationEntries, keptTranslationPage } from './kept-translation-pages';
import { offlinePage } from './offline-page';

/** A copy stands for its address, whatever its sender said that it depends on. */
export const anyVariant: CacheQueryOptions = { ignoreVary: true };

/** The copy of the same page without modal or panels, or else with no query; undefined where none is kept. */
export async function closestCopy(address: string): Promise<Response | undefined> {
  const url = new URL(address);
  const cache = await caches.open(PAGES_CACHE);
  const copy = await cache.match(url.origin + contentAddress(url), anyVariant);
  return copy ?? cache.match(url.origin + url.pathname, anyVariant);
}

/** Every kept page, the last one kept first, and the language of the interface that the reader had there. */
async function keptPages(): Promise<{ pages: KeptPage[]; language: string }> {
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

/** What a reader gets who asks for a page that is not kept and cannot be fetched. */
export async function pageWithoutNetwork(address: string): Promise<Response> {
  const { pages, language } = await keptPages();
  const chapter = await keptTranslationPage(new URL(address).pathname, language);
  return chapter ?? offlinePage({ language, pages, translations: await keptTranslationEntries() });
}

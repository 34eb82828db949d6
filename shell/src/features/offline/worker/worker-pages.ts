import type { Language } from '@manna/shared/contracts';
import { contentAddress } from '../../../host/router/content-address';
import { LANGUAGE_COOKIE } from '../../../host/appearance/language-cookie';
import { PAGES_CACHE, savedPages } from '../../../host/saved-pages/saved-pages';
import { languageOf } from './cached-page';
import { offlinePage } from './offline-page';
import { interfaceLanguage } from './offline-page-text';
import { packPage, packShelves } from './offline-packs';
import { offlineSite } from './offline-site';

/** A copy matches its URL, whatever its Vary header says. */
export const anyVariant: CacheQueryOptions = { ignoreVary: true };

/** The copy of the same page without modal or panels, or else without a query; undefined if none is saved. */
export async function closestCopy(address: string): Promise<Response | undefined> {
  const url = new URL(address);
  const cache = await caches.open(PAGES_CACHE);
  const copy = await cache.match(url.origin + contentAddress(url), anyVariant);
  return copy ?? cache.match(url.origin + url.pathname, anyVariant);
}

/** The language in which the reader uses the site: the one they chose, otherwise that of the page they saved last. */
async function readerLanguage(): Promise<Language> {
  // Not in every browser.
  const { cookieStore } = globalThis as { cookieStore?: { get(name: string): Promise<{ value: string } | null> } };
  const chosen = await cookieStore?.get(LANGUAGE_COOKIE).catch(() => null);
  if (chosen) return interfaceLanguage(chosen.value);
  const cache = await caches.open(PAGES_CACHE);
  const last = (await cache.keys()).at(-1);
  const copy = last && (await cache.match(last, anyVariant));
  return interfaceLanguage(copy ? languageOf(copy) : navigator.language);
}

/**
 * The response for a page that is not cached and cannot be fetched: the site itself if it is saved, otherwise a simple page
 * from a pillar's pack, or one that says that the reader is offline.
 */
export async function pageWithoutNetwork(address: string): Promise<Response> {
  const language = await readerLanguage();
  const page = (await offlineSite(language)) ?? (await packPage(new URL(address).pathname, language));
  return page ?? offlinePage({ language, pages: await savedPages(), shelves: await packShelves(language) });
}

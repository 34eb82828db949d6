import type { Language } from '@manna/shared/contracts';
import {
  OFFLINE_FILES_ELEMENT_ID,
  OFFLINE_SITE_PATH,
  type OfflineSiteFiles,
} from '../../../host/document/offline-site-files';
import { SITE_CACHE } from '../../../host/saved-pages/saved-pages';
import { asOfflineSite, copyOfPage } from './cached-page';
import { hasDownloads } from './offline-packs';
import { hasOtherRelease, type PinnedFile } from './release-files';

const filesPattern = new RegExp(`<script type="application/json" id="${OFFLINE_FILES_ELEMENT_ID}">([^<]*)</script>`);

const pageKey = (language: Language): string =>
  new URL(`${OFFLINE_SITE_PATH}?language=${language}`, location.origin).href;

interface SitePage extends OfflineSiteFiles {
  copy: Response;
}

/** Fetches the site's page in a language. Rejects if it does not arrive whole. */
async function fetchPage(language: string): Promise<SitePage> {
  // Without credentials, because a cookie with the reader's language would prevail.
  const response = await fetch(OFFLINE_SITE_PATH, {
    headers: { accept: 'text/html', 'accept-language': language },
    credentials: 'omit',
    cache: 'no-cache',
  });
  const copy = await copyOfPage(response);
  const json = copy && filesPattern.exec(await copy.clone().text())?.[1];
  if (!copy || json === null || json === undefined) throw new Error(`${OFFLINE_SITE_PATH} answered ${response.status}`);
  // The gateway that sent it belongs to the same site as this worker.
  return { copy, ...(JSON.parse(json) as OfflineSiteFiles) };
}

async function save(): Promise<void> {
  const { languages } = await fetchPage('en');
  const pages = await Promise.all(languages.map(async (language) => ({ language, ...(await fetchPage(language)) })));
  const files = new Map(
    pages.flatMap((page) => page.files).map((file) => [new URL(file.address, location.origin).href, file.integrity]),
  );
  const cache = await caches.open(SITE_CACHE);
  const saved = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all(
    [...files].map(async ([address, integrity]) => {
      if (saved.has(address)) return;
      const response = await fetch(address, { integrity, credentials: 'same-origin', priority: 'low' });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      await cache.put(address, response);
    }),
  );
  // All files are there: until now, the pages of the former release were complete.
  await Promise.all(pages.map(({ language, copy }) => cache.put(pageKey(language), copy)));
  const current = new Set([...files.keys(), ...languages.map(pageKey)]);
  await Promise.all([...saved].filter((address) => !current.has(address)).map((address) => cache.delete(address)));
}

let last: Promise<void> = Promise.resolve();

/** Runs a task after the one before has ended, because a cache that is deleted loses what is being saved in it. */
function inTurn(task: () => Promise<void>): Promise<void> {
  const done = last.then(task);
  last = done.catch(() => undefined);
  return done;
}

/** Saves the site's page in every language, and its files, each verified by its pin. Rejects if it is not all there. */
export const saveOfflineSite = (): Promise<void> => inTurn(save);

/** Saves the site again if a visited page uses a newer release of it, and deletes it if nothing is downloaded. */
export const followRelease = (used: readonly PinnedFile[]): Promise<void> =>
  inTurn(async () => {
    if (!(await hasDownloads())) return void (await caches.delete(SITE_CACHE));
    const saved = (await (await caches.open(SITE_CACHE)).keys()).map(({ url }) => url);
    const isSaved = saved.some((address) => address.startsWith(new URL(OFFLINE_SITE_PATH, location.origin).href));
    const addresses = used.map(({ address }) => address);
    if (!isSaved || hasOtherRelease(saved, addresses)) await save();
  });

/** The site's page in a language, which renders any page of it from what is on the device; undefined if it is not saved. */
export async function offlineSite(language: Language): Promise<Response | undefined> {
  const page = await (await caches.open(SITE_CACHE)).match(pageKey(language), { ignoreVary: true });
  return page && asOfflineSite(page);
}

/** A file of the site. */
export const offlineFile = async (address: string): Promise<Response | undefined> =>
  (await caches.open(SITE_CACHE)).match(address, { ignoreVary: true });

/// <reference lib="webworker" />
import { PAGES_CACHE } from '../../../host/saved-pages/saved-pages';
import { FILES_CACHE } from './cache-names';
import { sentAt } from './cached-page';
import { staleFiles, type PinnedFile } from './release-files';
import { anyVariant } from './worker-pages';
import { pages } from './worker-strategies';

/** A copy younger than this is not fetched again when a reader visits its page. */
const FRESH_COPY_MS = 600_000;

/** Saves the files of a page, each verified by its pin, and deletes those that no page needs any more. */
export async function keepFiles(files: readonly PinnedFile[]): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const cached = (await cache.keys()).map(({ url }) => url);
  await Promise.allSettled(
    files
      .filter(({ address }) => !cached.includes(address))
      .map(async ({ address, integrity }) => {
        // The browser already has the page's own files, which never change; other files must not delay the reader.
        const response = await fetch(address, { integrity, credentials: 'same-origin', priority: 'low' });
        if (response.ok) await cache.put(address, response);
      }),
  );
  const used = files.map(({ address }) => address);
  await Promise.all(staleFiles(cached, used).map((address) => cache.delete(address)));
}

/** Saves a page whose HTML may never have been requested, because the reader navigated to it without a reload. */
async function keepPage(path: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const known = await (await caches.open(PAGES_CACHE)).match(url, anyVariant);
  if (known && Date.now() - sentAt(known) < FRESH_COPY_MS) return;
  await Promise.all(pages.handleAll({ event, request: new Request(url, { headers: { accept: 'text/html' } }) }));
}

/** Saves these pages one after the other, so that the current page is not slowed by its neighbours. */
export async function keepPages(paths: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const path of paths) await keepPage(path, event).catch(() => undefined);
}

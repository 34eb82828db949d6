/** @jest-environment node */
import { installCaches } from '../../testing/device-caches';
import { PAGES_CACHE, savedPages, TITLE_HEADER } from './saved-pages';

test('savedPages lists each page once, the latest first, whatever modals and panels were open over it', async () => {
  Object.defineProperty(globalThis, 'location', { configurable: true, value: new URL('https://site.example') });
  installCaches();
  const cache = await caches.open(PAGES_CACHE);
  for (const path of ['/bible/john/3', '/search?query=love', '/bible/john/3?mdl=preferences'])
    await cache.put(path, new Response('', { headers: { [TITLE_HEADER]: encodeURIComponent(`${path} | Site`) } }));
  expect((await savedPages()).map(({ path }) => path)).toEqual(['/bible/john/3', '/search?query=love']);
});

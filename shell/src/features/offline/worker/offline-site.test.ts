/** @jest-environment node */
import { setTimeout } from 'node:timers/promises';
import { installCaches } from '../../../testing/device-caches';
import { followRelease, offlineFile, offlineSite, saveOfflineSite } from './offline-site';

const ORIGIN = 'https://site.example';
const CACHE = 'manna-offline-site';
const pageOf = (version: string, language: string) =>
  [
    `<!doctype html><html lang="${language}" data-offline=""><head><title>Site</title></head><body>${version}`,
    `<script type="application/json" id="offline-files">${JSON.stringify({
      languages: ['en', 'es'],
      files: ['main.js', `only-in-${version}.js`].map((file) => ({
        address: `/shell/${version}/${file}`,
        integrity: 'sha384-x',
      })),
    })}</script></body></html>`,
  ].join('');

/** The site in a version, without the files of these names. Returns the paths that are fetched. */
function serve(version: string, missing?: string): string[] {
  const fetched: string[] = [];
  globalThis.fetch = async (address, init) => {
    const { pathname } = new URL(address as string, ORIGIN);
    fetched.push(pathname);
    if (missing !== undefined && pathname.endsWith(missing)) return new Response('', { status: 502 });
    const language = new Headers(init?.headers).get('accept-language') ?? '';
    return pathname === '/offline-site'
      ? new Response(pageOf(version, language), { headers: { 'content-type': 'text/html' } })
      : new Response(pathname);
  };
  return fetched;
}

const textOf = async (response: Promise<Response | undefined>) => (await response)?.text();
const used = (version: string) => [{ address: `${ORIGIN}/shell/${version}/main.js`, integrity: 'sha384-x' }];

let saved: (name: string) => Promise<string[]>;
const realFetch = globalThis.fetch;
beforeEach(async () => {
  Object.defineProperty(globalThis, 'location', { configurable: true, value: new URL(ORIGIN) });
  saved = installCaches();
  globalThis.mannaOfflinePacks = { garden: { default: { match: () => false } as never } };
  await caches.open('manna-garden-beds');
});
afterEach(() => {
  globalThis.fetch = realFetch;
  globalThis.mannaOfflinePacks = undefined;
});

test('the site is saved with its files in every language, and is marked as a copy', async () => {
  serve('1.0.0');
  await saveOfflineSite();
  expect(await textOf(offlineSite('es'))).toBe(pageOf('1.0.0', 'es'));
  expect((await offlineSite('en'))?.headers.get('server-timing')).toBe('manna-kept;desc=""');
  expect(await textOf(offlineFile(`${ORIGIN}/shell/1.0.0/main.js`))).toBe('/shell/1.0.0/main.js');
});

test('a newer release replaces the saved one with all its files', async () => {
  serve('1.0.0');
  await saveOfflineSite();
  serve('2.0.0');
  await followRelease(used('2.0.0'));
  expect(await textOf(offlineSite('en'))).toContain('2.0.0');
  expect((await saved(CACHE)).filter((url) => url.includes('1.0.0'))).toEqual([]);
});

test('the saved release stays whole when the newer one does not arrive whole', async () => {
  serve('1.0.0');
  await saveOfflineSite();
  serve('2.0.0', 'only-in-2.0.0.js');
  await expect(followRelease(used('2.0.0'))).rejects.toThrow('answered 502');
  expect(await textOf(offlineSite('en'))).toContain('1.0.0');
  expect(await textOf(offlineFile(`${ORIGIN}/shell/1.0.0/only-in-1.0.0.js`))).toBeDefined();
});

test('nothing is fetched for a page of the saved release', async () => {
  serve('1.0.0');
  await saveOfflineSite();
  const fetched = serve('1.0.0');
  await followRelease(used('1.0.0'));
  expect(fetched).toEqual([]);
});

test('a reader who downloaded something earlier gets the site with the next page', async () => {
  serve('1.0.0');
  await followRelease(used('1.0.0'));
  expect(await textOf(offlineSite('en'))).toContain('1.0.0');
});

test('the site is deleted when nothing is downloaded any more', async () => {
  serve('1.0.0');
  await saveOfflineSite();
  await caches.delete('manna-garden-beds');
  await followRelease(used('1.0.0'));
  expect(await caches.keys()).toEqual([]);
});

test('a download that begins while a visited page is looked at keeps the site', async () => {
  serve('1.0.0');
  await caches.delete('manna-garden-beds');
  const { delete: remove } = caches;
  caches.delete = (name) => setTimeout(20).then(() => remove(name));
  const followed = followRelease(used('1.0.0'));
  const downloaded = caches.open('manna-garden-beds').then(saveOfflineSite);
  await Promise.all([followed, downloaded]);
  expect(await textOf(offlineSite('en'))).toContain('1.0.0');
});

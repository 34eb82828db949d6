/** @jest-environment node */
import { titleOf } from '../../../host/saved-pages/saved-pages';
import { asCachedCopy, copyOfPage, isCacheable, languageOf, sentAt } from './cached-page';

const HTML =
  '<!doctype html><html lang="es"><head><title>Génesis &amp; 1 &lt;x&gt;</title></head><body>Texto</body></html>\n';
const page = (html = HTML, headers: Record<string, string> = {}, status = 200) =>
  new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', date: 'Sat, 21 Nov 2026 21:00:00 GMT', ...headers },
  });

test('a complete page is cached with its headers, title and language', async () => {
  const policy = "script-src 'nonce-abc'";
  const copy = await copyOfPage(page(HTML, { 'content-security-policy': policy }));
  expect(copy?.headers.get('content-security-policy')).toBe(policy);
  expect(copy && titleOf(copy, '/x')).toBe('Génesis & 1 <x>');
  expect(copy && languageOf(copy)).toBe('es');
  expect(await copy?.text()).toBe(HTML);
});

test('incomplete pages, errors, pages with no-store and other content types are not cached', async () => {
  for (const response of [
    page(HTML.slice(0, -20)),
    page(HTML, {}, 500),
    page(HTML, { 'cache-control': 'no-store' }),
    page('{}', { 'content-type': 'application/json' }),
  ])
    expect(await copyOfPage(response)).toBeNull();
});

test('opaque and partial responses are not cacheable', () => {
  expect(isCacheable({ status: 200, type: 'opaque', headers: new Headers() } as Response)).toBe(false);
  expect(isCacheable(new Response('part', { status: 206 }))).toBe(false);
});

test('a cached copy has a Server-Timing header with the time at which it was sent', async () => {
  const copy = asCachedCopy(page());
  expect(copy.headers.get('server-timing')).toBe('manna-kept;desc="2026-11-21T21:00:00.000Z"');
  expect(sentAt(copy)).toBe(Date.UTC(2026, 10, 21, 21));
  expect(await copy.text()).toBe(HTML);
});

test('titleOf leaves out the site’s name at the end of the title', async () => {
  const titled = async (title: string) => {
    const copy = await copyOfPage(page(`<html lang="en"><head><title>${title}</title></head><body></body></html>`));
    return copy && titleOf(copy, '/x');
  };
  expect(await titled('Genesis 1 | KJV | Daily Manna')).toBe('Genesis 1 | KJV');
  expect(await titled('Daily Manna')).toBe('Daily Manna');
});

test('titleOf returns the path of a page without a title', () => {
  expect(titleOf(page(), '/bible')).toBe('/bible');
});

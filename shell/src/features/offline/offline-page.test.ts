/** @jest-environment node */
import { offlinePage } from './offline-page';

const pages = [{ path: '/search?query="x"', title: 'Search <results>' }];

test('says with status 503 that the reader is offline, and lists what is kept', async () => {
  const answer = offlinePage({ language: 'en', pages, translations: [{ path: '/bible/genesis/1', title: 'KJV' }] });
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain('Content unavailable - you appear to be offline.');
  expect(html).toContain('<a href="/search?query=&quot;x&quot;">Search &lt;results&gt;</a>');
  expect(html).toContain('<a href="/bible/genesis/1">KJV</a>');
});

test('speaks the language of the interface, English where it has none', async () => {
  const spanish = await offlinePage({ language: 'es-MX', pages: [], translations: [] }).text();
  expect(spanish).toContain('<html lang="es">');
  expect(spanish).toContain('Contenido no disponible');
  expect(await offlinePage({ language: 'fr', pages: [], translations: [] }).text()).toContain('<html lang="en">');
});

test('runs nothing, and its one style sheet agrees with its policy', async () => {
  const answer = offlinePage({ language: 'en', pages, translations: [] });
  const nonce = /style-src 'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  const html = await answer.text();
  expect(nonce).toHaveLength(24);
  expect(html).toContain(`<style nonce="${nonce}">`);
  expect(html).not.toContain('<script');
});

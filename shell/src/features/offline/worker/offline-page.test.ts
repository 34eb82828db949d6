/** @jest-environment node */
import { offlinePage } from './offline-page';
import { interfaceLanguage } from './offline-page-text';

const pages = [{ path: '/search?query="x"', title: 'Search <results>' }];

test('the offline page has status 503 and lists cached pages and downloads', async () => {
  const answer = offlinePage({
    language: 'en',
    pages,
    shelves: [{ heading: 'Downloads', pages: [{ path: '/garden/1', title: 'Cedars' }] }],
  });
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain('Content unavailable - you appear to be offline.');
  expect(html).toContain('<a href="/search?query=&quot;x&quot;">Search &lt;results&gt;</a>');
  expect(html).toContain('<h2>Downloads</h2><ul><li><a href="/garden/1">Cedars</a></li></ul>');
});

test('the offline page is in the language of the interface', async () => {
  const spanish = await offlinePage({ language: 'es', pages: [], shelves: [] }).text();
  expect(spanish).toContain('<html lang="es">');
  expect(spanish).toContain('Contenido no disponible');
  expect(['es-MX', 'fr'].map(interfaceLanguage)).toEqual(['es', 'en']);
});

test('the offline page has no scripts, and its style has the nonce of its policy', async () => {
  const answer = offlinePage({ language: 'en', pages, shelves: [] });
  const nonce = /style-src 'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  const html = await answer.text();
  expect(nonce).toHaveLength(24);
  expect(html).toContain(`<style nonce="${nonce}">`);
  expect(html).not.toContain('<script');
});

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

const icons = path.resolve(__dirname, '../../../../shell/public/icons');
let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  for (const file of ['icon.svg', 'icon-192.png', 'icon-512.png', 'apple-touch-icon.png'])
    await site.write(`public/icons/${file}`, readFileSync(path.join(icons, file)));
  const settings = path.join(site.folder, 'site.json');
  await writeFile(settings, JSON.stringify({ productName: 'My "Manna"', description: 'Read here.' }));
  gateway = await openGateway(site, settings);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
}

test('the manifest has the name of the site and the colours of its pages', async () => {
  const response = await get('/manifest.webmanifest', { 'accept-language': 'es' });
  expect(response.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'content-language': 'es',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  });
  const tokens = readFileSync(path.resolve(__dirname, '../../../../shared/src/ui/tokens.css'), 'utf8');
  const paper = /--paper: (#[0-9a-f]{6});/.exec(tokens)?.[1];
  expect(response.json()).toMatchObject({
    name: 'My "Manna"',
    short_name: 'My "Manna"',
    lang: 'es',
    start_url: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
  });
});

test('each reader gets the manifest in their own language, whoever requested it before', async () => {
  const requested = ['en', 'es', 'en', 'es'];
  for (const language of requested) {
    const response = await get('/manifest.webmanifest', { 'accept-language': language });
    expect([response.headers['content-language'], response.json<{ lang: string }>().lang]).toEqual([
      language,
      language,
    ]);
  }
});

test('each icon of the manifest exists in the size that the manifest gives', async () => {
  const { icons: named } = (await get('/manifest.webmanifest')).json<Manifest>();
  for (const { src, sizes, type } of named) {
    const { headers, rawPayload, statusCode } = await get(src);
    expect([src, statusCode, headers['content-type']]).toEqual([src, 200, type]);
    if (type !== 'image/png') continue;
    // The first chunk of a PNG starts with its width and height.
    expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
  }
  expect((await get('/icons/apple-touch-icon.png')).rawPayload.readUInt32BE(16)).toBe(180);
});

test('other icon paths get 404 as plain text, and /favicon.ico gets 204', async () => {
  expect((await get('/favicon.ico')).statusCode).toBe(204);
  for (const url of ['/icons/none.png', '/icons/', '/icons/..%2f..%2fcomposition.json']) {
    const { body, statusCode } = await get(url);
    expect([statusCode, body]).toEqual([404, 'There is no such file.\n']);
  }
});

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

test('the site can be installed under its own name, in the colours of its pages', async () => {
  const answer = await get('/manifest.webmanifest', { 'accept-language': 'es' });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'content-language': 'es',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  });
  const tokens = readFileSync(path.resolve(__dirname, '../../../../shared/src/ui/tokens.css'), 'utf8');
  const paper = /--paper: (#[0-9a-f]{6});/.exec(tokens)?.[1];
  expect(answer.json()).toMatchObject({
    name: 'My "Manna"',
    short_name: 'My "Manna"',
    lang: 'es',
    start_url: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
  });
});

test('readers of each language get it in theirs, whoever asked before', async () => {
  const asked = ['en', 'es', 'en', 'es'];
  for (const language of asked) {
    const answer = await get('/manifest.webmanifest', { 'accept-language': language });
    expect([answer.headers['content-language'], answer.json<{ lang: string }>().lang]).toEqual([language, language]);
  }
});

test('each icon of the manifest is there, in the size that it says', async () => {
  const { icons: named } = (await get('/manifest.webmanifest')).json<Manifest>();
  for (const { src, sizes, type } of named) {
    const { headers, rawPayload, statusCode } = await get(src);
    expect([src, statusCode, headers['content-type']]).toEqual([src, 200, type]);
    if (type !== 'image/png') continue;
    // A PNG's first chunk begins with its width and height.
    expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
  }
  expect((await get('/icons/apple-touch-icon.png')).rawPayload.readUInt32BE(16)).toBe(180);
});

test('there is no other icon, and asking for one brings no page', async () => {
  expect((await get('/favicon.ico')).statusCode).toBe(204);
  for (const url of ['/icons/none.png', '/icons/', '/icons/..%2f..%2fcomposition.json']) {
    const { body, statusCode } = await get(url);
    expect([statusCode, body]).toEqual([404, 'There is no such file.\n']);
  }
});

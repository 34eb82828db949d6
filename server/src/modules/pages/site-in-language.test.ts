import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

let site: FixtureSite;
const gateways: TestGateway[] = [];
beforeAll(async () => {
  site = await createWholeSite();
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await site.remove();
});

async function openWith(settings: object): Promise<TestGateway> {
  const file = path.join(site.folder, `site-${gateways.length}.json`);
  await writeFile(file, JSON.stringify(settings));
  const gateway = await openGateway(site, file);
  gateways.push(gateway);
  return gateway;
}

/** The translation that a page without one in its path is rendered with, for a browser that prefers a language. */
async function translationOf(gateway: TestGateway, language: string): Promise<string | undefined> {
  const { body } = await gateway.app.inject({ url: '/bible/genesis/1', headers: { 'accept-language': language } });
  return /name="translation" content="(\w+)"/.exec(body)?.[1];
}

test('readers of a language get its default translation, and readers of another language that of the site', async () => {
  const gateway = await openWith({ defaultTranslations: { es: 'web' } });
  expect(await translationOf(gateway, 'es')).toBe('web');
  expect(await translationOf(gateway, 'en')).toBe('kjv');
  expect(await translationOf(gateway, 'es')).toBe('web');
});

test('a translation that the content does not have is not the default of its language', async () => {
  expect(await translationOf(await openWith({ defaultTranslations: { es: 'rv1909' } }), 'es')).toBe('kjv');
});

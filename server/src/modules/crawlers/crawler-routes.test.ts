import { siteConfigSchema } from '@manna/shared/contracts';
import { matchSiteRoute, withoutIndex } from '@manna/shared/domain';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { createWholeSite, GENESIS, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';
import { assets } from '../../testing/test-assets';
import { sampleContent, sampleEntries } from '../../testing/sample-content';
import { AnswerCache } from '../answers/answer-cache';
import { readPointer } from '../content/content-repository';
import { openDatabase } from '../storage/storage';
import { sitemapRoutes } from './sitemap-routes';

/** The level at which pino writes down errors. */
const FAULT = 50;

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  await site.writeContent({ 'Gen.2': 'Thus', ...GENESIS }, sampleContent);
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const host = { host: 'bible.example' };

test('robots may read every page, and are shown the sitemap', async () => {
  const { body, headers } = await get('/robots.txt', host);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /data/',
      'Sitemap: http://bible.example/sitemap.xml',
    ]),
  );
});

describe('the sitemap', () => {
  const paths = async () => {
    const { statusCode, body } = await get('/sitemap-1.xml', host);
    const faults = gateway.lines.filter(({ level }) => level >= FAULT);
    expect({ statusCode, faults }).toEqual({ statusCode: 200, faults: [] });
    return addressesIn(body).map((address) => new URL(address).pathname);
  };

  test('names its parts, with the day the content came', async () => {
    const { body, headers } = await get('/sitemap.xml', host);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(addressesIn(body)).toEqual(['http://bible.example/sitemap-1.xml']);
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  });

  test('has every entry, each chapter of the site’s own translation, and the pages that lead to them', async () => {
    const all = await paths();
    expect(all).toEqual(expect.arrayContaining(sampleEntries.map(({ pagePath }) => pagePath)));
    expect(all).toEqual(
      expect.arrayContaining([
        '/',
        '/our-story',
        '/encyclopedia/people',
        '/encyclopedia/prophecy',
        '/encyclopedia/genesis',
        '/articles/jokes-aside',
        '/resources/downloads',
        '/bible/genesis',
        '/bible/genesis/1',
        '/bible/translation/web',
      ]),
    );
    expect(all.indexOf('/bible/genesis/1')).toBeLessThan(all.indexOf('/bible/genesis/2'));
    expect(all).not.toContain('/bible/web/genesis/1');
    expect(all).not.toContain('/account');
  });

  test('has every verse with its chapter in the encyclopedia, and each chapter with Hebrew words beside its translation', async () => {
    const all = await paths();
    const below = (start: string) => all.filter((path) => path.startsWith(start));
    expect(below('/bible/interlinear/')).toEqual(['/bible/interlinear/genesis/12']);
    expect(below('/encyclopedia/genesis')).toEqual([
      '/encyclopedia/genesis',
      '/encyclopedia/genesis/12',
      '/encyclopedia/genesis/21',
      '/encyclopedia/genesis/12/1',
      '/encyclopedia/genesis/12/2',
      '/encyclopedia/genesis/12/3',
      '/encyclopedia/genesis/21/3',
    ]);
    expect(below('/bible/compare/')).toEqual([]);
  });

  test('has canonical addresses of the site alone, each once', async () => {
    const all = await paths();
    expect(new Set(all).size).toBe(all.length);
    for (const path of all) {
      expect([path, matchSiteRoute(path)]).toEqual([path, expect.anything()]);
      expect(withoutIndex(path)).toBe(path);
    }
  });

  test('says when an article was published', async () => {
    const { body } = await get('/sitemap-1.xml', host);
    expect(body).toMatch(/culture\/the-tents-of-mamre<\/loc><lastmod>2026-01-31<\/lastmod>/);
    expect(body.match(/<lastmod>/g)).toHaveLength(1);
  });

  test('costs a robot that has it nothing', async () => {
    const { headers } = await get('/sitemap-1.xml', host);
    const again = await get('/sitemap-1.xml', { ...host, 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each(['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-x.xml'])('%s is no part of it', async (url) => {
    expect((await get(url, host)).statusCode).toBe(404);
  });

  test('is not read again for parts that it does not have', async () => {
    const statements: string[] = [];
    const log = pino({ level: 'silent' });
    const storage = await openDatabase(gateway.databaseUrl, assets.migrations, log, (text) => statements.push(text));
    const release = (await readPointer(storage.db))?.current;
    const app = fastify();
    const cache = new AnswerCache();
    sitemapRoutes(app, {
      site: siteConfigSchema.parse({}),
      db: storage.db,
      content: { current: () => release },
      cache,
    });
    expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(404);
    statements.length = 0;
    for (const url of ['/sitemap-2.xml', '/sitemap-3.xml', '/sitemap-99999.xml']) {
      expect((await app.inject({ url, headers: { host: `${url.length}.example` } })).statusCode).toBe(404);
    }
    expect(statements).toEqual([]);
    await app.close();
    await storage.close();
  });

  test('is cut into parts that together are the whole', async () => {
    const storage = await openDatabase(gateway.databaseUrl, assets.migrations, pino({ level: 'silent' }));
    const release = (await readPointer(storage.db))?.current;
    const app = fastify();
    sitemapRoutes(app, {
      site: siteConfigSchema.parse({ advertiseAddress: 'https://bible.example' }),
      db: storage.db,
      content: { current: () => release },
      cache: new AnswerCache(),
      partSize: 7,
    });
    const parts = addressesIn((await app.inject('/sitemap.xml')).body);
    const texts = await Promise.all(parts.map((part) => app.inject(new URL(part).pathname)));
    const all = texts.map(({ body }) => addressesIn(body));
    expect(Math.max(...all.map(({ length }) => length))).toBe(7);
    expect(all.flat().map((address) => new URL(address).pathname)).toEqual(await paths());
    expect(new URL(parts[0] ?? '').origin).toBe('https://bible.example');
    await app.close();
    await storage.close();
  });
});

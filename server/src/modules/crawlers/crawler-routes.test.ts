import { siteConfigSchema, type ResolvedPillar, type SitemapSource } from '@manna/shared/contracts';
import { withoutIndex } from '@manna/shared/domain';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { createWholeSite, GENESIS, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';
import { assets } from '../../testing/test-assets';
import { sampleContent, sampleEntries } from '../../testing/sample-content';
import { ResponseCache } from '../responses/response-cache';
import { readPointer } from '../content/content-repository';
import type { Shell } from '../shell/shell-release';
import type { CompositionState } from '../composition/composition-state';
import { openDatabase, type Database } from '../storage/storage';
import { sitemapRoutes } from './sitemap-routes';

/** What a pillar may declare: fixed paths, every kind of list, and entries. */
const sitemapSources: SitemapSource[] = [
  { id: 'words', order: 90, entriesBelow: '/dictionary' },
  { id: 'contents', order: 10, paths: ['/bible', '/encyclopedia/people'] },
  { id: 'translations', order: 20, list: 'translations', path: '/bible/translation/:slug' },
  { id: 'books', order: 30, list: 'booksWithText', path: '/bible/:book' },
  { id: 'chapters', order: 40, list: 'chaptersWithText', path: '/bible/:book/:chapterNum' },
  { id: 'interlinear', order: 50, list: 'chaptersWithWords', path: '/bible/interlinear/:book/:chapterNum' },
  { id: 'divisions', order: 60, list: 'divisions', path: '/encyclopedia/:category' },
  { id: 'all-books', order: 61, list: 'books', path: '/encyclopedia/:category' },
  { id: 'verse-lists', order: 62, list: 'chaptersWithVerses', path: '/encyclopedia/:bibleBook/:chptNum' },
  { id: 'entries', order: 70, entriesBelow: '/encyclopedia' },
  { id: 'articles', order: 71, entriesBelow: '/articles' },
  { id: 'resources', order: 72, entriesBelow: '/resources' },
  { id: 'verses', order: 80, list: 'verses', path: '/encyclopedia/:bibleBook/:chptNum/:verseNum' },
];

const shell = {
  release: {
    routes: [
      { id: 'home', path: '/' },
      { id: 'site-page', path: '/our-story' },
    ],
  },
} as unknown as Shell;

const stateOf = (pillars: readonly ResolvedPillar[]): CompositionState => ({
  generation: 1,
  id: '1',
  canaries: [],
  fallbacks: [],
  overrideOrigins: [],
  backends: new Map(),
  shell,
  allowedOrigins: [],
  resolved: { environment: 'test', revision: 1, fingerprint: 'abc', slots: {}, pillars: [...pillars] },
  bundles: {},
  workers: {},
  held: [],
  lostAreas: [],
  offlinePacks: [],
  documents: new Map(),
});
const metadata = {
  title: 'The reader',
  accent: 'red',
  routes: [],
  pages: [],
  extensions: { sitemapSources },
  extensionFiles: {},
} satisfies ResolvedPillar['metadata'];
const reader: ResolvedPillar = {
  name: 'reader',
  title: 'The reader',
  version: '1.0.0',
  owner: 'readers',
  timeoutMs: 100,
  base: '/pillars/reader/1.0.0/',
  release: `sha384-${'R'.repeat(64)}`,
  failure: null,
  metadata,
  manifest: null,
  entry: null,
  integrity: {},
};

const withReader = stateOf([reader]);
const withoutPillars = stateOf([]);

/** Registers the sitemap routes alone, on the database of the gateway. */
const optionsFor = (storage: { db: Database }, release: string | undefined) => ({
  site: siteConfigSchema.parse({}),
  db: storage.db,
  content: { current: () => release },
  composition: { current: () => withReader },
  cache: new ResponseCache(),
});

/** The pino level of errors. */
const FAULT = 50;

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  await site.writeContent({ 'Gen.2': 'Thus', ...GENESIS }, sampleContent);
  await site.compose({ reader: await site.writePillar('reader', { release: { metadata } }) });
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });
const urlsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
const host = { host: 'localhost' };

test('robots.txt allows every page and links to the sitemap', async () => {
  const { body, headers } = await get('/robots.txt', host);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /data/',
      'Disallow: /handouts/',
      'Disallow: /verse-pictures/',
      'Sitemap: http://localhost/sitemap.xml',
    ]),
  );
});

describe('the sitemap', () => {
  const paths = async () => {
    const { statusCode, body } = await get('/sitemap-1.xml', host);
    const faults = gateway.lines.filter(({ level }) => level >= FAULT);
    expect({ statusCode, faults }).toEqual({ statusCode: 200, faults: [] });
    return urlsIn(body).map((url) => new URL(url).pathname);
  };

  test('the sitemap index lists its parts with the day on which the content was loaded', async () => {
    const { body, headers } = await get('/sitemap.xml', host);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(urlsIn(body)).toEqual(['http://localhost/sitemap-1.xml']);
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  });

  test('the sitemap has the shell’s own pages and the pages of every source of a pillar', async () => {
    const all = await paths();
    expect(all).toEqual(expect.arrayContaining(sampleEntries.map(({ pagePath }) => pagePath)));
    expect(all).toEqual(
      expect.arrayContaining([
        '/',
        '/our-story',
        '/encyclopedia/people',
        '/encyclopedia/prophecy',
        '/encyclopedia/genesis',
        '/bible/genesis',
        '/bible/genesis/1',
        '/bible/translation/web',
      ]),
    );
    expect(all.indexOf('/bible/genesis/1')).toBeLessThan(all.indexOf('/bible/genesis/2'));
    expect(all).not.toContain('/bible/web/genesis/1');
    expect(all.filter((path) => path.includes(':'))).toEqual([]);
  });

  test('the sitemap has every verse with its encyclopedia chapter, and each chapter with Hebrew words', async () => {
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

  test('the sitemap has only canonical URLs of the site, each once', async () => {
    const all = await paths();
    expect(new Set(all).size).toBe(all.length);
    for (const path of all) expect(withoutIndex(path)).toBe(path);
  });

  test('the sitemap has the publication day of an article', async () => {
    const { body } = await get('/sitemap-1.xml', host);
    expect(body).toMatch(/culture\/the-tents-of-mamre<\/loc><lastmod>2026-01-31<\/lastmod>/);
    expect(body.match(/<lastmod>/g)).toHaveLength(1);
  });

  test('a crawler that has the sitemap gets 304', async () => {
    const { headers } = await get('/sitemap-1.xml', host);
    const again = await get('/sitemap-1.xml', { ...host, 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each(['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-x.xml'])('%s is not a part of the sitemap', async (url) => {
    expect((await get(url, host)).statusCode).toBe(404);
  });

  test('the sitemap has no pages of a pillar that is not composed', async () => {
    const app = fastify();
    const storage = await openDatabase(gateway.databaseUrl, assets.migrations, pino({ level: 'silent' }));
    const release = (await readPointer(storage.db))?.current;
    sitemapRoutes(app, { ...optionsFor(storage, release), composition: { current: () => withoutPillars } });
    const { body } = await app.inject('/sitemap-1.xml');
    expect(urlsIn(body).map((url) => new URL(url).pathname)).toEqual(['/', '/our-story']);
    await app.close();
    await storage.close();
  });

  test('content is not read again for numbers without a part', async () => {
    const statements: string[] = [];
    const log = pino({ level: 'silent' });
    const storage = await openDatabase(gateway.databaseUrl, assets.migrations, log, {
      onQuery: (text) => statements.push(text),
    });
    const release = (await readPointer(storage.db))?.current;
    const app = fastify();
    const cache = new ResponseCache();
    sitemapRoutes(app, { ...optionsFor(storage, release), cache });
    expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(404);
    statements.length = 0;
    for (const url of ['/sitemap-2.xml', '/sitemap-3.xml', '/sitemap-99999.xml']) {
      expect((await app.inject({ url, headers: { host: `${url.length}.example` } })).statusCode).toBe(404);
    }
    expect(statements).toEqual([]);
    await app.close();
    await storage.close();
  });

  test('the parts of a large sitemap together have every URL once', async () => {
    const storage = await openDatabase(gateway.databaseUrl, assets.migrations, pino({ level: 'silent' }));
    const release = (await readPointer(storage.db))?.current;
    const app = fastify();
    const site = siteConfigSchema.parse({ advertiseAddress: 'https://bible.example' });
    sitemapRoutes(app, { ...optionsFor(storage, release), site, partSize: 7 });
    const parts = urlsIn((await app.inject('/sitemap.xml')).body);
    const texts = await Promise.all(parts.map((part) => app.inject(new URL(part).pathname)));
    const all = texts.map(({ body }) => urlsIn(body));
    expect(Math.max(...all.map(({ length }) => length))).toBe(7);
    expect(all.flat().map((url) => new URL(url).pathname)).toEqual(await paths());
    expect(new URL(parts[0] ?? '').origin).toBe('https://bible.example');
    await app.close();
    await storage.close();
  });
});

import type { ResolvedPillar } from '@manna/shared/contracts';
import { createWholeSite, GENESIS, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';
import { sampleContent } from '../../testing/sample-content';

const metadata = {
  title: 'The paper',
  accent: 'yellow',
  routes: [{ id: 'articles', path: '/articles', query: [], files: [] }],
  pages: [{ id: 'articles', path: '/articles', label: 'Articles', icon: 'newspaper' }],
  extensions: {
    feeds: [{ id: 'news', page: 'articles', order: 10, label: 'Articles', collection: 'articles' }],
  },
  extensionFiles: {},
} satisfies ResolvedPillar['metadata'];

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  await site.writeContent(GENESIS, sampleContent);
  await site.compose({ paper: await site.writePillar('paper', { release: { metadata } }) });
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers: { host: 'localhost', ...headers } });
const ARTICLE = 'http://localhost/articles/culture/the-tents-of-mamre';

test.each([
  ['rss', 'application/rss+xml'],
  ['atom', 'application/atom+xml'],
])('a feed in %s has the published entries with absolute links', async (format, type) => {
  const { statusCode, headers, body } = await get(`/feeds/news.${format}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
  expect(headers['cache-control']).toContain('s-maxage');
  expect(body).toContain('The tents of Mamre');
  expect(body).toContain(ARTICLE);
  expect(body).toContain(`http://localhost/feeds/news.${format}`);
});

test.each([
  ['rss', '<category>Culture</category>'],
  ['atom', '<category label="Culture" term="culture"/>'],
  ['json', '"tags": [\n        "Culture"\n      ]'],
])('a feed in %s names the category of an entry as readers see it', async (format, category) => {
  const { body } = await get(`/feeds/news.${format}`);
  expect(body).toContain(category);
});

test('a JSON Feed has the title, page and day of each entry, and its own address', async () => {
  const { body } = await get('/feeds/news.json');
  expect(JSON.parse(body)).toMatchObject({
    title: 'Articles | Daily Manna',
    home_page_url: 'http://localhost/articles',
    feed_url: 'http://localhost/feeds/news.json',
    version: 'https://jsonfeed.org/version/1.1',
    language: 'en',
    authors: [{ name: 'Daily Manna', url: 'http://localhost' }],
    items: [{ id: ARTICLE, url: ARTICLE, title: 'The tents of Mamre', date_published: '2026-01-31T00:00:00.000Z' }],
  });
});

test('a category has a feed of its own', async () => {
  const { body } = await get('/feeds/news/culture.json');
  const feed = JSON.parse(body) as { title: string; items: unknown[] };
  expect(feed.title).toMatch(/^Articles: .+ \| Daily Manna$/);
  expect(feed.items).toHaveLength(1);
});

test('a feed that a reader has is not sent again', async () => {
  const { headers } = await get('/feeds/news.rss');
  expect((await get('/feeds/news.rss', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test.each([
  '/feeds',
  '/feeds/news',
  '/feeds/news.xml',
  '/feeds/others.rss',
  '/feeds/news/unknown.rss',
  '/feeds/news/Culture.rss',
  '/feeds/__proto__.rss',
  '/feeds/news/culture.rss/more',
  '/feeds/%00.rss',
])('%s is no feed', async (url) => {
  const { statusCode, body } = await get(url);
  expect([400, 404]).toContain(statusCode);
  expect(body).not.toContain('Mamre');
});

import type { Page } from '@playwright/test';
import { atomFaults, jsonFeedFaults, rssFaults, type FeedElement } from '../feed-faults';
import { expect, hydrated, test } from '../fixtures';

const categories = ['did-you-know', 'insights', 'history', 'science', 'culture', 'jokes-aside'];
/** The feed of all articles, and those of the categories. */
const feeds = ['articles', ...categories.map((category) => `articles/${category}`)];

/** Parses XML as a browser does. Refuses what is not well formed. */
const parsed = (page: Page, xml: string): Promise<FeedElement> =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    if (document.querySelector('parsererror')) throw new Error(`not well formed: ${text.slice(0, 200)}`);
    const read = (element: Element): FeedElement => ({
      name: element.nodeName,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      text: [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE)
        .map((node) => node.nodeValue ?? '')
        .join('')
        .trim(),
      children: [...element.children].map(read),
    });
    return read(document.documentElement);
  }, xml);

for (const [format, type, faultsOf] of [
  ['rss', 'application/rss+xml', rssFaults],
  ['atom', 'application/atom+xml', atomFaults],
] as const)
  test(`the feeds of all articles and of each category are valid as ${format}`, async ({ page, site }) => {
    for (const feed of feeds) {
      const url = `${site.url}/feeds/${feed}.${format}`;
      const response = await page.request.get(url);
      expect(response.headers()['content-type'], url).toBe(`${type}; charset=utf-8`);
      const root = await parsed(page, await response.text());
      expect(faultsOf(root, url), url).toEqual([]);
      const entries = format === 'rss' ? (root.children[0]?.children ?? []) : root.children;
      const count = entries.filter(({ name }) => name === 'item' || name === 'entry').length;
      expect(count, url).toBe(feed === 'articles' ? 50 : 12);
    }
  });

test('the feeds of all articles and of each category are valid as JSON Feed 1.1, the latest article first', async ({
  page,
  site,
}) => {
  for (const feed of feeds) {
    const url = `${site.url}/feeds/${feed}.json`;
    const response = await page.request.get(url);
    expect(response.headers()['content-type'], url).toBe('application/feed+json; charset=utf-8');
    const text = await response.text();
    expect(jsonFeedFaults(text, url), url).toEqual([]);
    const { items } = JSON.parse(text) as { items: { date_published: string }[] };
    const days = items.map(({ date_published: day }) => day);
    expect(days, url).toEqual([...days].sort().reverse());
  }
});

test('a feed reader finds a feed by the URL of its page, each link in it leads to an article, and readers see links to it', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/articles/insights`);
  await hydrated(page);
  const url = await page
    .locator('head link[rel=alternate][type^="application/rss"]')
    .evaluate((link: HTMLLinkElement) => link.href);
  const shown = page.getByRole('main').getByRole('link', { name: 'RSS' });
  expect(site.url + String(await shown.getAttribute('href'))).toBe(url);
  const text = await (await page.request.get(url)).text();
  // The site's own pages forbid to parse text.
  await page.goto('about:blank');
  const { children } = await parsed(page, text);
  const items = (children[0]?.children ?? []).filter(({ name }) => name === 'item');
  const links = items.flatMap((item) => item.children.filter(({ name }) => name === 'link').map((one) => one.text));
  expect(links).toHaveLength(12);
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
});

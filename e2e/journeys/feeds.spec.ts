import { expect, hydrated, test } from '../fixtures';

/** The elements that RSS 2.0 and RFC 4287 require of a feed and of each entry. */
const required = {
  rss: { root: 'rss', entry: 'item', of: ['title', 'link', 'description', 'guid', 'pubDate'] },
  atom: { root: 'feed', entry: 'entry', of: ['title', 'id', 'updated', 'link', 'summary'] },
} as const;

for (const format of ['rss', 'atom'] as const)
  test(`a feed reader finds the articles as ${format} by the address of their page, and each link leads to one`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/articles/insights`);
    const address = await page
      .locator(`head link[rel=alternate][type^="application/${format}"]`)
      .evaluate((link: HTMLLinkElement) => link.href);
    const response = await page.request.get(address);
    expect(response.headers()['content-type']).toContain(`application/${format}+xml`);
    const { root, entry, of } = required[format];
    // The site's own pages forbid to parse text.
    await page.goto('about:blank');
    const read = await page.evaluate(
      ([xml, entryName, names]) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml');
        const entries = [...feed.getElementsByTagName(entryName)];
        const textIn = (one: Element, name: string) => {
          const [found] = one.getElementsByTagName(name);
          return found?.textContent || found?.getAttribute('href') || '';
        };
        return {
          root: feed.documentElement.localName,
          entries: entries.map((one) => names.map((name) => textIn(one, name))),
        };
      },
      [await response.text(), entry, [...of]] as const,
    );
    expect(read.root).toBe(root);
    expect(read.entries.length).toBeGreaterThan(5);
    expect(read.entries.flat()).not.toContain('');
    const links = read.entries.map((values) => values[of.findIndex((name) => name === 'link')] ?? '');
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
  });

test('a JSON Feed has all that its version requires, and a link on the page leads to it', async ({ page, site }) => {
  await page.goto(`${site.url}/articles`);
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: 'JSON Feed' });
  const response = await page.request.get(site.url + String(await link.getAttribute('href')));
  expect(response.headers()['content-type']).toContain('application/feed+json');
  const feed = (await response.json()) as { version: string; title: string; items: Record<string, string>[] };
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.title).toBe('Articles | Daily Manna');
  expect(feed.items.length).toBeGreaterThan(20);
  const days = feed.items.map((item) => String(item['date_published']));
  expect(days).toEqual([...days].sort().reverse());
  for (const item of feed.items) expect([item['id'], item['content_html']].every(Boolean)).toBe(true);
});

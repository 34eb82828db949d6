import type { Page } from '@playwright/test';
import type { ResolvedComposition } from '@manna/shared/contracts';
import { expect, hydrated, test } from '../../fixtures';

interface Address {
  path: string;
  heading: string | RegExp;
  /** 200 unless said otherwise. */
  status?: number;
  /** The path itself unless said otherwise; null for a page that is no one's address. */
  canonical?: string | null;
}

/** At least one address of every route; a test compares them with the composition. */
const addresses: readonly Address[] = [
  { path: '/', heading: 'Daily Manna' },
  { path: '/index', heading: 'Daily Manna', canonical: '/' },
  { path: '/our-story', heading: 'Our Story' },
  { path: '/gospel', heading: "God's Gift" },
  { path: '/beliefs', heading: /Belie/ },
  { path: '/privacy', heading: /Privacy/ },
  { path: '/terms', heading: /Terms/ },
  { path: '/social-media', heading: 'Find Us Elsewhere' },
  { path: '/support-us', heading: /Support/ },
  { path: '/store', heading: /Store/ },
  { path: '/search', heading: /Search/ },
  { path: '/account', heading: /Account/ },
  { path: '/bible', heading: /Bible/ },
  { path: '/bible/index', heading: /Bible/, canonical: '/bible' },
  { path: '/bible/ruth', heading: 'Ruth' },
  { path: '/bible/ruth/2', heading: 'Ruth 2' },
  { path: '/bible/ruth/2/index', heading: 'Ruth 2', canonical: '/bible/ruth/2' },
  { path: '/bible/web/ruth/2', heading: 'Ruth 2' },
  { path: '/bible/translation/web', heading: /World English/ },
  { path: '/bible/passage/rut1-2', heading: 'Ruth 1 - 2' },
  { path: '/bible/compare/ruth/2?translations=kjv,web', heading: 'Compare Ruth 2', canonical: '/bible/ruth/2' },
  { path: '/bible/interlinear/ruth/2', heading: 'Ruth 2, interlinear' },
  { path: '/bible/cross-references/ruth/2', heading: 'Cross-references to Ruth 2' },
  { path: '/encyclopedia', heading: 'Encyclopedia' },
  { path: '/encyclopedia/people', heading: 'People' },
  { path: '/encyclopedia/places', heading: 'Places' },
  { path: '/encyclopedia/events', heading: 'Events' },
  { path: '/encyclopedia/plants', heading: 'Plants' },
  { path: '/encyclopedia/tribes', heading: /Tribes/ },
  { path: '/encyclopedia/animals', heading: 'Animals' },
  { path: '/encyclopedia/poetry', heading: /Poetry/ },
  { path: '/encyclopedia/people/abraham', heading: 'Abraham' },
  { path: '/encyclopedia/places/bethlehem', heading: /Bethlehem/ },
  { path: '/encyclopedia/events/absaloms-revolt', heading: "Absalom's revolt" },
  { path: '/encyclopedia/ruth', heading: 'Ruth' },
  { path: '/encyclopedia/ruth/2', heading: 'Ruth 2' },
  { path: '/encyclopedia/ruth/2/4', heading: 'Ruth 2:4' },
  { path: '/dictionary', heading: 'Dictionary' },
  { path: '/dictionary/altar', heading: /altar/i },
  { path: '/articles', heading: 'Articles' },
  { path: '/articles/history', heading: 'History' },
  { path: '/articles/culture/a-day-in-nazareth', heading: 'A Day in Nazareth' },
  { path: '/resources', heading: 'Resources' },
  { path: '/resources/maps', heading: 'Maps' },
  { path: '/resources/interactives/bible-timeline', heading: 'Timeline of the Bible' },
  { path: '/resources/interactives/bible-timeline/play', heading: /Timeline/ },
  { path: '/unknown/thing', heading: /.+/ },
  { path: '/404', heading: 'Page Not Found', status: 404, canonical: null },
  { path: '/nowhere', heading: 'Page Not Found', status: 404, canonical: null },
  { path: '/bible/hezekiah', heading: 'Page Not Found', status: 404, canonical: null },
  { path: '/bible/ruth/0', heading: 'Page Not Found', status: 404, canonical: null },
  { path: '/bible/ruth/two', heading: 'Page Not Found', status: 404, canonical: null },
  { path: '/bible/ruth/5', heading: 'Page Not Found', status: 404, canonical: null },
  { path: '/encyclopedia/minerals', heading: 'Page Not Found', status: 404, canonical: null },
  { path: '/encyclopedia/people/nobody-of-that-name', heading: 'Page Not Found', status: 404, canonical: null },
  { path: '/encyclopedia/ruth/2/99', heading: 'Page Not Found', status: 404, canonical: null },
  { path: '/articles/minerals', heading: 'Page Not Found', status: 404, canonical: null },
  { path: '/dictionary/nothing-of-that-name', heading: 'Page Not Found', status: 404, canonical: null },
];

test('the addresses cover every route of every pillar', async ({ request, site }) => {
  const { pillars } = (await (await request.get(`${site.url}/api/composition`)).json()) as ResolvedComposition;
  const patterns = pillars.flatMap(({ metadata }) => metadata?.routes.map((route) => route.path) ?? []);
  const found = addresses.filter(({ status = 200 }) => status === 200).map(({ path }) => path.split('?', 1).join(''));
  const missing = patterns.filter((pattern) => {
    const shape = new RegExp(`^${pattern.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`);
    return !found.some((path) => shape.test(path));
  });
  expect(patterns.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

/** What the page is, seen by whoever looks at it: its one heading, its title and its one address. */
async function expectPage(page: Page, siteUrl: string, { path, heading, canonical = path }: Address): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  await expect(page, path).toHaveTitle(/Daily Manna$/);
  const link = page.locator('link[rel=canonical]');
  if (canonical === null) await expect(link, path).toHaveCount(0);
  else await expect(link, path).toHaveAttribute('href', new URL(canonical, siteUrl).href);
}

test('every route answers on the server with its status, title, one heading and one address', async ({
  page,
  site,
  complaints,
}) => {
  test.slow();
  for (const address of addresses) {
    const response = await page.goto(site.url + address.path);
    expect(response?.status(), address.path).toBe(address.status ?? 200);
    await hydrated(page);
    await expectPage(page, site.url, address);
  }
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('every route is the same page when it is reached without a reload', async ({ page, site, complaints }) => {
  test.slow();
  await page.goto(site.url);
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  for (const address of addresses) {
    // As a link of the page: the router takes a click on any link to this site.
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address.path);
    await expectPage(page, site.url, address);
  }
  expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
  // The steps above go around the router, which says so; a reader's never do.
  expect(complaints.filter((complaint) => !complaint.includes('outside the router'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every route is whole', async ({ page, site }) => {
    test.slow();
    for (const address of addresses) {
      await page.goto(site.url + address.path);
      await expectPage(page, site.url, address);
      await expect(page.getByRole('main'), address.path).not.toContainText('Loading...');
    }
  });
});

test('an unknown layout changes nothing', async ({ page, site }) => {
  await page.goto(`${site.url}/bible/ruth/2?layout=everywhere&panels=%2Fbible`);
  await expect(page.locator('body')).not.toHaveClass(/multi-panel/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth 2');
});

test('search engines find the way: robots, and a sitemap of addresses that all answer', async ({ request, site }) => {
  const robots = await (await request.get(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const index = await (await request.get(`${site.url}/sitemap.xml`)).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(parts.length).toBeGreaterThan(0);
  const all = await Promise.all(parts.map(async (part) => (await request.get(part)).text()));
  const listed = all.flatMap((xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address));
  expect(listed.length).toBeGreaterThan(30_000);
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of ['/', '/bible/genesis/1', '/encyclopedia/people/abraham', '/gospel'])
    expect(listed).toContain(new URL(path, site.url).href);
  // Every thousandth: all of them would take minutes.
  for (const address of listed.filter((_, place) => place % 1_000 === 0)) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(await answer.text(), address).toContain(`<link rel="canonical" href="${address}">`);
  }
});

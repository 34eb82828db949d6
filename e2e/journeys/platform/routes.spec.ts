import type { Page } from '@playwright/test';
import type { ResolvedComposition } from '@manna/shared/contracts';
import { expect, hydrated, test } from '../../fixtures';
import { devices } from '../shell-page';

const TABLET_WIDTH = 768;

interface RoutePage {
  path: string;
  heading: string | RegExp;
  /** 200 by default. */
  status?: number;
  /** The canonical path: by default the path itself; null if the page has none. */
  canonical?: string | null;
}

/** At least one page of every route; a test compares them with the composition. */
const routePages: readonly RoutePage[] = [
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
  { path: '/help', heading: 'How to use this site' },
  { path: '/search', heading: /Search/ },
  { path: '/account', heading: /Account/ },
  { path: '/bible', heading: /Bible/ },
  { path: '/bible/index', heading: /Bible/, canonical: '/bible' },
  { path: '/bible/ruth', heading: 'Ruth' },
  { path: '/bible/ruth/2', heading: 'Ruth 2' },
  { path: '/bible/ruth/2/index', heading: 'Ruth 2', canonical: '/bible/ruth/2' },
  { path: '/bible/web/ruth/2', heading: 'Ruth 2' },
  { path: '/bible/translation/web', heading: /World English/ },
  { path: '/bible/passage/rut1-2', heading: 'Ruth 1–2' },
  { path: '/bible/compare/ruth/2?translations=kjv,web', heading: 'Compare Ruth 2', canonical: '/bible/ruth/2' },
  // The site of the tests has no commentaries; the page of verses says so.
  {
    path: '/bible/commentary/ruth/2?v=1',
    heading: 'Commentary on Ruth 2:1',
    canonical: '/bible/commentary/ruth/2',
  },
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

test('the tested pages cover every route of every pillar', async ({ request, site }) => {
  const { pillars } = (await (await request.get(`${site.url}/api/composition`)).json()) as ResolvedComposition;
  const patterns = pillars.flatMap(({ metadata }) => metadata?.routes.map((route) => route.path) ?? []);
  const found = routePages.filter(({ status = 200 }) => status === 200).map(({ path }) => path.split('?', 1).join(''));
  const missing = patterns.filter((pattern) => {
    const shape = new RegExp(`^${pattern.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`);
    return !found.some((path) => shape.test(path));
  });
  expect(patterns.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

/** Expects one heading of level 1, the title and the canonical URL. */
async function expectPage(page: Page, siteUrl: string, { path, heading, canonical = path }: RoutePage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  await expect(page, path).toHaveTitle(/Daily Manna$/);
  const link = page.locator('link[rel=canonical]');
  if (canonical === null) await expect(link, path).toHaveCount(0);
  else await expect(link, path).toHaveAttribute('href', new URL(canonical, siteUrl).href);
}

/** Where the title's first line is on a phone, a tablet and a desktop: '360: left 16, 16 below the header, 32px high'. */
async function titlePlaces(page: Page): Promise<string[]> {
  const places: string[] = [];
  for (const width of [devices.phone.width, TABLET_WIDTH, devices.desktop.width]) {
    await page.setViewportSize({ width, height: devices.desktop.height });
    const place = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { left, top } = heading.getBoundingClientRect();
      // A page without breadcrumbs has a lower header.
      const below = top - (heading.closest('main')?.getBoundingClientRect().top ?? NaN);
      return `left ${left}, ${below} below the header, ${getComputedStyle(heading).lineHeight} high`;
    });
    places.push(`${width}: ${place}`);
  }
  return places;
}

test('every route has its status, title, heading and canonical URL when the server renders it', async ({
  page,
  site,
  complaints,
}) => {
  test.slow();
  for (const routePage of routePages) {
    const response = await page.goto(site.url + routePage.path);
    expect(response?.status(), routePage.path).toBe(routePage.status ?? 200);
    await hydrated(page);
    await expectPage(page, site.url, routePage);
  }
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('every route is the same page when it is reached without a reload', async ({ page, site, complaints }) => {
  test.slow();
  await page.goto(site.url);
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  for (const routePage of routePages) {
    // Navigates within the page, as a link of the site does.
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, routePage.path);
    await expectPage(page, site.url, routePage);
  }
  expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
  // pushState bypasses the router, which logs that. A reader's navigation never does.
  expect(complaints.filter((complaint) => !complaint.includes('outside the router'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every route is complete, and its title starts at the same edge and height', async ({ page, site }) => {
    test.slow();
    const places = new Map<string, string[]>();
    for (const routePage of routePages) {
      const { path, status = 200, canonical = path } = routePage;
      await page.goto(site.url + path);
      await expectPage(page, site.url, routePage);
      await expect(page.getByRole('main'), path).not.toContainText('Loading...');
      // The home page greets, and a message is a card in the middle.
      if (status !== 200 || canonical === '/') continue;
      const place = (await titlePlaces(page)).join('; ');
      places.set(place, [...(places.get(place) ?? []), path]);
    }
    expect([...places].sort(([, one], [, other]) => other.length - one.length).slice(1)).toEqual([]);
  });
});

test('an unknown layout is ignored', async ({ page, site }) => {
  await page.goto(`${site.url}/bible/ruth/2?layout=everywhere&panels=%2Fbible`);
  await expect(page.locator('body')).not.toHaveClass(/multi-panel/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth 2');
});

test('robots.txt names the sitemap, and the URLs in the sitemap are unique and canonical', async ({
  request,
  site,
}) => {
  const robots = await (await request.get(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const index = await (await request.get(`${site.url}/sitemap.xml`)).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(parts.length).toBeGreaterThan(0);
  const all = await Promise.all(parts.map(async (part) => (await request.get(part)).text()));
  const listed = all.flatMap((xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url));
  expect(listed.length).toBeGreaterThan(30_000);
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of ['/', '/bible/genesis/1', '/encyclopedia/people/abraham', '/gospel'])
    expect(listed).toContain(new URL(path, site.url).href);
  // Opens only every thousandth, because all of them would take minutes.
  for (const url of listed.filter((_, index) => index % 1_000 === 0)) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(await response.text(), url).toContain(`<link rel="canonical" href="${url}">`);
  }
});

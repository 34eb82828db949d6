import type { Page } from '@playwright/test';
import type { ResolvedComposition } from '@manna/shared/contracts';
import { expect, hydrated, test } from '../../fixtures';
import { devices } from '../shell-page';

const TABLET_WIDTH = 768;
/** Milliseconds. */
const LIMIT_MS = 15_000;

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
  { path: '/account/bookmarks', heading: 'Bookmarks' },
  { path: '/account/notes', heading: 'Notes' },
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
  { path: '/dictionary/h430', heading: 'אֱלֹהִים' },
  { path: '/encyclopedia/passage/psa1-2', heading: 'People, places and words in Psalms 1–2' },
  { path: '/encyclopedia/timeline', heading: 'Timeline' },
  { path: '/encyclopedia/atlas', heading: 'Atlas' },
  { path: '/encyclopedia/family-tree', heading: 'Family tree' },
  { path: '/encyclopedia/genealogies', heading: 'The genealogies of Jesus' },
  { path: '/encyclopedia/people/ruth/family', heading: 'The family of Ruth' },
  { path: '/encyclopedia/1%20Samuel', heading: '1 Samuel', canonical: '/encyclopedia/1-samuel' },
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

/** What a reader sees of a page. */
interface Seen {
  headings: readonly string[];
  title: string;
  canonical: string | null;
  isLoading: boolean;
  /** Where the first line of the title is: 'left 16, 16 below the header, 32px high'. */
  place: string;
}

/** All of it in one step: a step of its own for each would take longer than to load most pages. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const main = document.querySelector('main');
    const { left, top } = headings[0]?.getBoundingClientRect() ?? { left: NaN, top: NaN };
    // A page without breadcrumbs has a lower header.
    const below = top - (main?.getBoundingClientRect().top ?? NaN);
    return {
      headings: headings.map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').trim()),
      title: document.title,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
      isLoading: main?.innerText.includes('Loading...') ?? true,
      place: `left ${left}, ${below} below the header, ${headings[0] ? getComputedStyle(headings[0]).lineHeight : ''} high`,
    };
  });

/** Expects one heading of level 1, the title, the canonical URL and nothing that still loads. */
async function expectPage(page: Page, siteUrl: string, { path, heading, canonical = path }: RoutePage): Promise<Seen> {
  let seen = await look(page);
  await expect(async () => {
    seen = await look(page);
    expect(seen, path).toMatchObject({
      headings: [typeof heading === 'string' ? heading : expect.stringMatching(heading)],
      title: expect.stringMatching(/Daily Manna$/),
      canonical: canonical === null ? null : new URL(canonical, siteUrl).href,
      isLoading: false,
    });
  }).toPass({ intervals: [50], timeout: LIMIT_MS });
  return seen;
}

/** Collects where the titles of pages are, and expects the same place for all. */
class TitlePlaces {
  readonly #paths = new Map<string, string[]>();

  add({ path, status = 200, canonical = path }: RoutePage, { place }: Seen): void {
    // The home page greets, and a message is a card in the middle.
    if (status !== 200 || canonical === '/') return;
    this.#paths.set(place, [...(this.#paths.get(place) ?? []), path]);
  }

  expectOne(): void {
    const [usual, ...others] = [...this.#paths].sort(([, one], [, other]) => other.length - one.length);
    expect(usual?.[0]).toMatch(/^left \d/);
    expect(others).toEqual([]);
  }
}

// Each of the next three tests opens every page on a screen of its own, to find the titles at the same place on each.

test('every route has its status, title, heading and canonical URL when the server renders it, and on a desktop its title in the same place', async ({
  page,
  site,
  complaints,
}) => {
  test.slow();
  await page.setViewportSize(devices.desktop);
  const places = new TitlePlaces();
  for (const routePage of routePages) {
    const response = await page.goto(site.url + routePage.path);
    expect(response?.status(), routePage.path).toBe(routePage.status ?? 200);
    await hydrated(page);
    places.add(routePage, await expectPage(page, site.url, routePage));
  }
  places.expectOne();
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test(
  'every route is the same page when it is reached without a reload, and on a tablet its title is in the same place',
  { tag: '@thorough' },
  async ({ page, site, complaints }) => {
    test.slow();
    await page.setViewportSize({ width: TABLET_WIDTH, height: devices.desktop.height });
    const places = new TitlePlaces();
    await page.goto(site.url);
    await hydrated(page);
    await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
    for (const routePage of routePages) {
      // Navigates within the page, as a link of the site does.
      await page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, routePage.path);
      places.add(routePage, await expectPage(page, site.url, routePage));
    }
    places.expectOne();
    expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
    // pushState bypasses the router, which logs that. A reader's navigation never does.
    expect(complaints.filter((complaint) => !complaint.includes('outside the router'))).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'every route is complete, and on a phone its title is in the same place',
    { tag: '@thorough' },
    async ({ page, site }) => {
      test.slow();
      await page.setViewportSize(devices.phone);
      const places = new TitlePlaces();
      for (const routePage of routePages) {
        await page.goto(site.url + routePage.path);
        places.add(routePage, await expectPage(page, site.url, routePage));
      }
      places.expectOne();
    },
  );
});

test('an unknown layout is ignored', async ({ page, site }) => {
  await page.goto(`${site.url}/bible/ruth/2?layout=everywhere&panels=%2Fbible`);
  await expect(page.locator('body')).not.toHaveClass(/multi-panel/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth 2');
});

test(
  'robots.txt names the sitemap, and the URLs in the sitemap are unique and canonical',
  { tag: '@thorough' },
  async ({ request, site }) => {
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
  },
);

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Composition, SiteConfig } from '@manna/shared/contracts';
import { startFaultServer } from '../../fault-server';
import { expect, hydrated, test } from '../../fixtures';
import { compose, startGateway, writeComposition } from '../../gateway';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(120_000);

interface ComposedSite {
  url: string;
  /** Replaces the composition of the running gateway. */
  recompose(change: (now: Composition) => Composition): void;
}

/** Runs a journey on a site of its own, whose pillars are published on another origin. */
async function onSite(
  { pillars, settings = {} }: { pillars: (all: Composition) => Composition; settings?: Partial<SiteConfig> },
  journey: (site: ComposedSite) => Promise<void>,
): Promise<void> {
  const cdn = await startFaultServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'manna-slots-'));
  const [file, config] = [path.join(folder, 'composition.json'), path.join(folder, 'site.json')];
  let now = pillars(compose(cdn.origin, [{ name: 'guest' }]));
  writeComposition(file, now);
  writeFileSync(config, JSON.stringify(settings));
  const gateway = await startGateway({ COMPOSITION: file, SITE_CONFIG: config });
  const recompose: ComposedSite['recompose'] = (change) => {
    now = change({ ...now, revision: now.revision + 1 });
    writeComposition(file, now);
  };
  try {
    await journey({ url: gateway.url, recompose });
  } finally {
    await gateway.stop();
    await cdn.close();
    rmSync(folder, { recursive: true });
  }
}

const open = async (page: Page, url: string) => {
  await page.goto(url);
  await hydrated(page);
};
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const openMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
const text = async (page: Page, url: string) => (await page.request.get(url)).text();

test('a pillar from outside fills every slot of the shell, and the composition orders and hides what it adds', async ({
  page,
  complaints,
}) => {
  await onSite({ pillars: (all) => all }, async ({ url, recompose }) => {
    await open(page, url);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Welcome to Daily Manna' })).toBeVisible();
    await expect(main.getByText(/^Guest of \d{4}-\d\d-\d\d$/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Guest', exact: true })).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Guest', exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Guest', exact: true })).toBeVisible();

    await openMenu(page);
    await expect(menu(page).getByRole('link', { name: 'Guest', exact: true })).toBeVisible();
    await menu(page).getByRole('button', { name: 'More of Guest' }).click();
    await expect(menu(page).getByText('Everyone is a guest here.')).toBeVisible();
    await page.keyboard.press('Escape');

    await header.getByRole('link', { name: 'Guest book' }).click();
    const book = page.getByRole('dialog', { name: 'Guest book of Daily Manna' });
    await book.getByRole('button', { name: 'Visits: 0' }).click();
    await expect(book.getByRole('button', { name: 'Visits: 1' })).toBeVisible();
    const stored = () => page.evaluate(() => localStorage.getItem('dm-user@anonymous/pillars/guest/visits'));
    await expect.poll(stored).toBe('1');
    await book.getByRole('button', { name: 'Done' }).click();
    await expect(book).toBeHidden();

    await open(page, `${url}/?mdl=preferences`);
    await page.getByRole('button', { name: 'Greeting: hello' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-greeting', 'peace');

    await open(page, `${url}/guest`);
    await expect(main.getByText('Guests of Guest ruth')).toBeVisible();
    await header.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('tab', { name: 'Page' }).click();
    await page.getByRole('button', { name: 'Open beside: Guests' }).click();
    await expect(page.getByLabel(/^Panel 1: /).getByRole('heading', { level: 1 })).toHaveText('Guest ruth');

    await open(page, `${url}/support-us`);
    await expect(main.getByRole('link', { name: 'Guest', exact: true })).toBeVisible();
    await open(page, `${url}/bible/genesis/1`);
    await expect(main.getByText('Guests of Chapter Gen.1')).toBeVisible();
    await open(page, `${url}/search`);
    await expect(main.getByText('Names and places of the guests.')).toBeVisible();
    await expect(main.getByText('A collection that no release has.')).toBeHidden();
    expect(complaints).toEqual([]);

    await open(page, `${url}/no-such-page`);
    await expect(main.getByRole('link', { name: 'Guest', exact: true })).toBeVisible();
    const [first = ''] = /<loc>[^<]*/.exec(await text(page, `${url}/sitemap.xml`)) ?? [];
    const maps = [...(await text(page, `${url}/sitemap.xml`)).matchAll(/<loc>([^<]*)/g)].map(([, loc = '']) => loc);
    expect(first).not.toBe('');
    const pages = await Promise.all(maps.map((loc) => text(page, url + new URL(loc).pathname)));
    expect(pages.join()).toMatch(/\/guest<\/loc>/);

    recompose((now) => ({
      ...now,
      slots: { homeCards: { order: ['guest/welcome'] }, menuEntries: { hidden: ['guest/guest'] } },
    }));
    await expect.poll(() => text(page, url), { timeout: 30_000 }).not.toContain('More of Guest');
    await open(page, url);
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Welcome to Daily Manna');
  });
});

test('a site composed without the Bible pillar shows no trace of the Bible', async ({ page, complaints }) => {
  const pillars = (all: Composition): Composition => ({
    ...all,
    pillars: Object.fromEntries(Object.entries(all.pillars).filter(([name]) => name !== 'bible')),
  });
  const description = { en: 'A small library.', es: 'Una pequeña biblioteca.' };
  await onSite({ pillars, settings: { productName: 'Library', description } }, async ({ url }) => {
    await open(page, url);
    await openMenu(page);
    const parts = [menu(page), page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('main')];
    for (const part of parts) {
      await expect(part.locator('a[href^="/bible"]')).toHaveCount(0);
      await expect(part.getByRole('link', { name: /Bible/ })).toHaveCount(0);
    }
    await expect(menu(page).getByRole('tab')).toHaveText([
      'Main menu',
      'Guest',
      'Encyclopedia',
      'Articles',
      'Resources',
      'Help',
    ]);

    await open(page, `${url}/?mdl=preferences`);
    const settings = page.getByRole('dialog', { name: 'Website Settings' });
    await expect(settings.getByLabel('Colors')).toBeVisible();
    await expect(settings).not.toContainText(/Bible|translation|Verse/i);

    await open(page, `${url}/bible/genesis/1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByRole('main')).not.toContainText('Bible');

    const maps = [...(await text(page, `${url}/sitemap.xml`)).matchAll(/<loc>([^<]*)/g)].map(([, loc = '']) => loc);
    const pages = await Promise.all(maps.map((loc) => text(page, url + new URL(loc).pathname)));
    expect(pages.join()).toContain('/encyclopedia');
    expect(pages.join()).not.toMatch(/<loc>https?:\/\/[^/]+\/bible\b/);
    expect(await text(page, `${url}/service-worker.js`)).not.toMatch(/bible/i);
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test("the service worker serves pages from a pillar's offline pack", { tag: '@thorough' }, async ({ page }) => {
    await onSite({ pillars: (all) => all }, async ({ url }) => {
      await open(page, `${url}/guest`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 20_000 });
      await page.context().setOffline(true);
      await page.goto(`${url}/guest/offline/ruth`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guest of ruth');
      await page.goto(`${url}/articles`);
      await expect(page.getByRole('link', { name: 'Ruth' })).toHaveAttribute('href', '/guest/offline/ruth');
      await page.context().setOffline(false);
    });
  });
});

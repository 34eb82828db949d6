import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copyWithNextShell } from '../../next-shell';
import { expect, hydrated, test as base } from '../../fixtures';
import type { Line } from '../../line';

/** The service worker is registered when the page has been idle for some seconds. */
const WORKER_LIMIT_MS = 20_000;
const COPY = 'You are reading a copy from this device.';
const UNAVAILABLE = 'Content unavailable - you appear to be offline.';
const NEXT_SHELL = '99.0.0';
const UPDATE = 'A new version of this site is ready.';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'manna-offline-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

test.setTimeout(120_000);
test.use({ serviceWorkers: 'allow' });

const isCached = (page: Page, pagePath: string): Promise<boolean> =>
  page.evaluate(async (key) => (await (await caches.open('manna-pages')).match(key)) !== undefined, pagePath);

/** Opens a page, and waits until it is cached with its files. */
async function openAndCache(page: Page, url: string, pagePath: string): Promise<void> {
  await page.goto(url + pagePath);
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: WORKER_LIMIT_MS,
  });
  await expect.poll(() => isCached(page, pagePath), { timeout: WORKER_LIMIT_MS }).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('manna-files')).keys()).length), {
      timeout: WORKER_LIMIT_MS,
    })
    .toBeGreaterThan(3);
}

/** Names of the shell's cached parts. Runs in the page. */
async function cachedParts(): Promise<string[]> {
  const files = await (await caches.open('manna-files')).keys();
  return files.flatMap(({ url }) => /\/shell\/[^/]+\/([a-z-]+)\.[0-9a-f]+\.js$/.exec(url)?.[1] ?? []);
}

/** Opens the settings, and downloads a translation. */
async function openAndDownload(page: Page, url: string, translation: string): Promise<void> {
  await page.goto(`${url}/?mdl=preferences`);
  await hydrated(page);
  const offline = page.getByRole('region', { name: 'Reading offline' });
  await offline.getByLabel('Translation').selectOption({ label: translation });
  await offline.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByText(/Downloaded, \d+\.\d MB/)).toBeVisible({ timeout: 60_000 });
  await expect(offline.getByRole('option', { name: translation })).toHaveCount(0);
}

/** Versions of the shell that are saved with the site itself. Runs in the page. */
async function savedShells(): Promise<string[]> {
  const files = await (await caches.open('manna-offline-site')).keys();
  return [...new Set(files.flatMap(({ url }) => /\/shell\/([^/]+)\//.exec(url)?.[1] ?? []))];
}

async function goOffline(page: Page, line: Line): Promise<void> {
  await page.context().setOffline(true);
  await line.stop();
}

test('visited pages and the chapters beside them open offline with a note until the network is back, and other pages say that they are unavailable', async ({
  page,
  line,
  complaints,
}) => {
  await openAndCache(page, line.url, '/bible/genesis/1');
  // Without a reload, the HTML of the page is requested only to be cached.
  await page.getByRole('link', { name: 'Next chapter' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 2' })).toBeVisible();
  for (const visitedOrNext of ['/bible/genesis/2', '/bible/genesis/3'])
    await expect.poll(() => isCached(page, visitedOrNext), { timeout: WORKER_LIMIT_MS }).toBe(true);
  expect(complaints).toEqual([]);

  await goOffline(page, line);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('the heavens and the earth were finished');
  await expect(page.getByText(COPY)).toBeVisible();
  await expect(page.getByText(COPY).locator('time')).toContainText(String(new Date().getFullYear()));
  await page.getByRole('link', { name: 'Next chapter' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 3' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Now the serpent was more subtil');
  await page.getByRole('link', { name: 'Previous chapter' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Previous chapter' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('In the beginning God created the heaven and the earth.');
  await expect(page.getByText(COPY)).toBeVisible();
  // The page is shown before its URL.
  await expect(page).toHaveURL(/\/bible\/genesis\/1$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 2' })).toBeVisible();

  const response = await page.goto(`${line.url}/encyclopedia`);
  expect(response?.status()).toBe(503);
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Genesis 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Genesis 1' }).click();
  await expect(page.getByRole('main')).toContainText('In the beginning God created the heaven and the earth.');
  await expect(page.getByText(COPY)).toBeVisible();

  await line.start();
  await page.context().setOffline(false);
  await expect(page.getByText(COPY)).toBeHidden({ timeout: WORKER_LIMIT_MS });
  // The browser logs requests that fail without a network, and the 503 of the unavailable page.
  expect(complaints.filter((complaint) => !/ERR_|503/.test(complaint))).toEqual([]);
});

test(
  'menu, settings and more options open offline even if they were never opened before',
  { tag: '@thorough' },
  async ({ page, line, complaints }) => {
    await openAndCache(page, line.url, '/bible/genesis/1');
    await expect
      .poll(() => page.evaluate(cachedParts), { timeout: WORKER_LIMIT_MS })
      .toEqual(expect.arrayContaining(['menu-tabs', 'modal-window', 'more-panel', 'qr-code']));
    expect(complaints).toEqual([]);

    await goOffline(page, line);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(COPY)).toBeVisible();
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(menu.getByRole('tab')).toHaveCount(6);
    await menu.getByRole('button', { name: 'More of Bible' }).click();
    await expect(menu.getByRole('link', { name: 'Ruth' })).toBeVisible();
    await menu.getByRole('button', { name: 'Back to Main Menu' }).click();
    await expect(menu.getByRole('link', { name: 'Dictionary' })).toBeVisible();
    await page.keyboard.press('Escape');

    await header.getByRole('button', { name: 'More options' }).click();
    await expect(page.getByRole('tab', { name: 'Share' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Website Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Website Settings' });
    await settings.getByLabel('Colors').selectOption({ label: 'Sepia' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia');
    await expect(page.getByText('This part could not be loaded')).toHaveCount(0);
    expect(complaints.filter((complaint) => !complaint.includes('ERR_'))).toEqual([]);
  },
);

test('the Bible is browsed offline on a phone in a downloaded translation and in the reader’s own colors', async ({
  page,
  line,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAndDownload(page, line.url, 'King James Version');
  const settings = page.getByRole('dialog', { name: 'Website Settings' });
  await settings.getByLabel('Colors').selectOption({ label: 'Sepia' });
  expect(complaints).toEqual([]);
  // A copy of the visited page is shown first, and leads to the site that was saved with the download.
  await expect.poll(() => isCached(page, '/'), { timeout: WORKER_LIMIT_MS }).toBe(true);

  await goOffline(page, line);
  const main = page.getByRole('main');
  await page.goto(`${line.url}/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia');
  await main.getByRole('link', { name: 'Bible', exact: true }).click();
  await main.getByRole('link', { name: 'Romans', exact: true }).click();
  await main.getByRole('link', { name: 'Romans 8', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Romans 8' })).toBeVisible();
  // The reader had scrolled the page before, and the browser opened this one.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(main).toContainText('There is therefore now no condemnation');
  await expect(page.getByText(COPY)).toBeVisible();

  await main.getByRole('button', { name: /Go to a passage/ }).click();
  await page.getByRole('combobox', { name: 'Book or passage' }).fill('ps 119');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 119' })).toBeVisible();
  await expect(main).toContainText('I have gone astray like a lost sheep');
  // The note that the page is a copy would cover the bar of a chosen verse.
  await main.getByText('I have gone astray like a lost sheep').click();
  await expect(page.getByRole('toolbar', { name: 'Selected verses' })).toBeVisible();
  await expect(page.getByText(COPY)).toBeHidden();
  await page.goto(`${line.url}/bible/psalms/119?mdl=preferences`);
  await settings.getByLabel('Colors').selectOption({ label: 'Dark' });
  await expect(page.getByText('This part could not be loaded')).toHaveCount(0);
  await settings.getByText('Español', { exact: true }).click();
  await expect(main).toContainText('Salmo 119');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(complaints.filter((complaint) => !complaint.includes('ERR_'))).toEqual([]);
});

test(
  'a new version of the shell is offered, is not used until the reader agrees, and keeps a downloaded translation',
  { tag: '@thorough' },
  async ({ page, line, folder, complaints }) => {
    await openAndDownload(page, line.url, 'World English Bible');
    // What is searched is stored with the first search.
    await page.goto(`${line.url}/?mdl=search`);
    await hydrated(page);
    await page.getByRole('dialog').getByRole('searchbox').fill('boaz');
    await expect(page.locator('[aria-busy=false]').getByRole('list', { name: /^Bible/ })).toBeVisible();
    await page.goto(`${line.url}/?mdl=preferences`);
    await hydrated(page);
    const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
    const version = () => page.locator('meta[name=generator]').getAttribute('content');
    const before = await version();

    await line.start({ DIST_DIR: nextShell(folder) });
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
    await expect(page.getByText(UPDATE)).toBeVisible({ timeout: WORKER_LIMIT_MS });
    await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
    expect(await worker()).toBe('activated');
    expect(await page.evaluate(() => 'untouched' in globalThis)).toBe(true);
    expect(await version()).toBe(before);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByText(UPDATE)).toBeHidden();
    // Who has put it off is not asked again: the page that the reader opens next is of the new version, and so is its worker.
    await page.reload();
    await expect(async () => {
      expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null)).toBe(true);
    }).toPass();
    await hydrated(page);
    const after = await version();
    expect(after).not.toBe(before);
    await expect.poll(() => page.evaluate(savedShells), { timeout: WORKER_LIMIT_MS }).toEqual([NEXT_SHELL]);

    await goOffline(page, line);
    const main = page.getByRole('main');
    await page.goto(`${line.url}/bible/kjv/romans/8`);
    expect(await version()).toBe(after);
    await expect(main).toContainText('Romans 8 is not on this device in the KJV.');
    await main.getByRole('link', { name: 'Romans 8 (WEB)' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Romans 8' })).toBeVisible();
    await expect(main).toContainText('There is therefore now no condemnation');
    await main.getByRole('link', { name: 'Next chapter' }).click();
    await expect(page).toHaveURL(/\/bible\/web\/romans\/9$/);
    // A path without a translation leaves it to the site, which offline is what there is on the device.
    await page.goto(`${line.url}/bible/ruth/1`);
    await expect(page).toHaveURL(/\/bible\/web\/ruth\/1$/);
    await page.goto(`${line.url}/search?search=love`);
    await page.goto(`${line.url}/search?search=naomi`);
    await expect(main.getByRole('list', { name: /^Bible/ }).getByRole('link')).toHaveCount(6);
    await page.goto(`${line.url}/encyclopedia`);
    await expect(main).toContainText('Encyclopedia needs a connection.');
    await main.getByRole('link', { name: 'Bible', exact: true }).click();
    await expect(main.getByRole('link', { name: 'World English Bible (WEB)' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'King James Version (KJV)' })).toHaveCount(0);
    expect(complaints.filter((complaint) => !complaint.includes('ERR_'))).toEqual([]);
  },
);

test(
  'a withdrawn service worker is removed from the browser with its caches',
  { tag: '@thorough' },
  async ({ page, line, folder }) => {
    await openAndCache(page, line.url, '/bible/genesis/1');
    const config = path.join(folder, 'site.json');
    writeFileSync(config, JSON.stringify({ serviceWorker: 'withdrawn' }));
    await line.start({ SITE_CONFIG: config });
    await page.goto(`${line.url}/bible/genesis/1`);
    await expect
      .poll(
        () =>
          page.evaluate(async () => ({
            workers: (await navigator.serviceWorker.getRegistrations()).length,
            caches: (await caches.keys()).filter((name) => name.startsWith('manna-')),
          })),
        { timeout: WORKER_LIMIT_MS },
      )
      .toEqual({ workers: 0, caches: [] });
    await page.reload();
    await expect(page.getByRole('main')).toContainText('In the beginning God created the heaven and the earth.');
  },
);

/** Copies the built site, and changes only the version of its shell. Returns the folder. */
function nextShell(folder: string): string {
  const next = copyWithNextShell(folder, NEXT_SHELL);
  writeFileSync(path.join(next.dist, 'shell/current'), NEXT_SHELL);
  return next.dist;
}

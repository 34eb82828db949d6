import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { dist } from '../../paths';
import { devices, eachDevice, goInside, ofTheSite } from '../shell-page';

const NOT_FOUND =
  "Seek and ye shall find applies to Jesus... not web pages. Sorry, but we did not find the page you're looking for.";
/** The shell logs at most this many hydration errors of a page. */
const HYDRATION_ERRORS_LOGGED = 5;
const OFFLINE = 'Content unavailable - you appear to be offline.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** The script that requests data. It is loaded later, because a page from the server comes with its data. */
function dataScript(): string {
  const shells = path.join(dist, 'shell');
  const release = path.join(shells, readFileSync(path.join(shells, 'current'), 'utf8').trim());
  const holds = (file: string) => readFileSync(path.join(release, file), 'utf8').includes('PersistedQueryNotFound');
  const [script] = readdirSync(release).filter((file) => file.endsWith('.js') && holds(file));
  if (script === undefined) throw new Error('The shell has no script that requests data');
  return script;
}

/** The error reports that the page sends from now on. */
function watchReports(page: Page): unknown[] {
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports')) reports.push(request.postDataJSON());
  });
  return reports;
}

test('an address with what no name looks like is not found, or means the nearest page', async ({ site }) => {
  const statusOf = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).status;
  for (const path of [
    '/bible/no-slug/genesis/1',
    '/bible/a%20b/genesis/1',
    '/bible/genesis/1?translation=no-slug',
    '/bible/cross-references/john/3?translation=no-slug',
    '/encyclopedia/people/%E2%82%AC',
    '/encyclopedia/genesis/1/0',
    '/encyclopedia/genesis/1/999',
    '/bible/genesis/1000',
    '/encyclopedia/people?letter=1',
    '/articles/a%20b',
    '/resources/maps/a%20b/play',
    '/a%20b',
    '/a--b',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  for (const path of ['/Terms', '/bible/compare/john/3?translations=%F0%9F%98%80', '/encyclopedia/People/Abraham'])
    expect([path, await statusOf(path)]).toEqual([path, 301]);
});

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('an unknown URL gets a friendly page with links', async ({ page, site, complaints }) => {
      const reports = watchReports(page);
      const response = await page.goto(`${site.url}/nowhere?word=secret`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page).toHaveTitle('Page Not Found | Daily Manna');
      await expect(heading(page)).toHaveText('Page Not Found');
      await expect(page.getByRole('main').getByText(NOT_FOUND, { exact: true })).toBeVisible();
      const links = page.getByRole('main').getByRole('link');
      await expect(links).toHaveText(['Home', 'Encyclopedia', 'Articles', 'Resources', 'Bible']);
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(paths).toEqual(['/', '/encyclopedia', '/articles', '/resources', '/bible']);
      expect(await axeViolations(page)).toEqual([]);
      await links.last().click();
      await expect(heading(page)).toHaveText(/Bible/);
      await goInside(page, '/bible/ruth/5');
      await expect(heading(page)).toHaveText('Page Not Found');
      expect(reports).toEqual([]);
      expect(ofTheSite(complaints).filter((complaint) => !complaint.includes('404'))).toEqual([]);
    });

    test('a page that throws while it renders shows an error in its place, and Retry renders it again', async ({
      page,
      faultySite,
    }) => {
      await page.goto(`${faultySite.gateway.url}/faulty/render`);
      await expect(alert(page).getByRole('heading')).toHaveText('An Error Occured Displaying This Content');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      // If it fails again, the error is shown again.
      const retry = page.getByRole('button', { name: 'Retry', exact: true });
      await retry.click();
      await expect(retry).toBeVisible();
      await expect(alert(page).getByRole('heading')).toHaveText('An Error Occured Displaying This Content');
      await page.evaluate(() => {
        globalThis.faultEnded = true;
      });
      await retry.click();
      await expect(heading(page)).toHaveText('Rendered after all');
    });
  });
}

// No device changes these; a phone has the least room.
test.describe('on a phone', () => {
  test.use({ viewport: devices.phone });

  test('a page whose loader throws shows the generic error, and the rest of the site works', async ({
    page,
    faultySite,
  }) => {
    const response = await page.goto(`${faultySite.gateway.url}/faulty/loader`);
    expect(response?.status()).toBe(500);
    await expect(alert(page)).toContainText('An error occurred displaying this content.');
    await expect(alert(page)).not.toContainText('secret');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Encyclopedia' }).click();
    await expect(heading(page)).toHaveText('Encyclopedia');
  });

  test('data that the gateway cannot deliver shows an error, and Retry requests it again', async ({ page, site }) => {
    await page.goto(`${site.url}/privacy`);
    await hydrated(page);
    await page.route('**/data/graphql*', (route) => route.fulfill({ status: 502, body: 'out of order' }));
    await goInside(page, '/bible/ruth/3');
    await expect(heading(page)).toHaveText('Bad Gateway');
    await expect(page).toHaveTitle('Bad Gateway | Daily Manna');
    await expect(alert(page)).toContainText('An upstream service is not working. Please try again later.');
    await expect(alert(page)).not.toContainText(/out of order|JSON|fetch/);
    await page.unroute('**/data/graphql*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('Ruth 3');
  });

  test('an uncached page without a network says that it is unavailable, reports nothing, and loads after Retry', async ({
    page,
    site,
  }) => {
    const reports = watchReports(page);
    await page.goto(`${site.url}/bible/ruth/2`);
    await hydrated(page);
    await page.context().setOffline(true);
    for (const [path, title] of [
      ['/bible/obadiah/1', /Obadiah/],
      ['/encyclopedia/people', 'People'],
    ] as const) {
      await goInside(page, path);
      await expect(page.getByRole('main')).toContainText(OFFLINE);
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(heading(page)).toHaveText(title);
      await page.context().setOffline(true);
    }
    await page.context().setOffline(false);
    expect(reports).toEqual([]);
  });
});

test('Retry also loads the data client if the network failed before it had loaded', async ({ page, site }) => {
  const script = `**/${dataScript()}*`;
  await page.route(script, (route) => route.abort('internetdisconnected'));
  await page.goto(`${site.url}/bible/ruth/2`);
  await hydrated(page);
  await goInside(page, '/bible/obadiah/1');
  await expect(alert(page)).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText(/Obadiah/);
});

test('the page shows an error, says that it was reported, and offers a reload if the frame itself throws', async ({
  page,
  site,
}) => {
  // Simulates whatever may break the frame in one reader's browser: the frame reads this of every URL.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('mended') !== null) return;
    Object.defineProperty(URLSearchParams.prototype, 'size', {
      get() {
        throw new Error('broken frame, on purpose');
      },
    });
  });
  const reports = watchReports(page);
  await page.goto(`${site.url}/bible/ruth/2?v=4`);
  await expect(page.getByRole('heading', { name: 'Something went Wrong', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('A report of what happened has been sent.');
  await expect(page.locator('body')).not.toContainText(/on purpose|\.js:\d+/);
  expect(reports).toEqual([expect.objectContaining({ kind: 'fatal', path: '/bible/ruth/2' })]);
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page)).toHaveText('Ruth 2');
});

test('hydration errors are logged only a few times, and the page is shown', async ({ page, site, complaints }) => {
  // Changes the server's text before React hydrates it, as some browser extensions do.
  await page.route(`${site.url}/bible/ruth/2`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('kinsman', 'relative');
    await route.fulfill({ response, body: body.replaceAll('>Ruth 2<', '>Changed<') });
  });
  await page.goto(`${site.url}/bible/ruth/2`);
  await hydrated(page);
  await expect(heading(page)).toHaveText('Ruth 2');
  await expect.poll(() => ofTheSite(complaints).length).toBeGreaterThan(0);
  expect(ofTheSite(complaints).length).toBeLessThanOrEqual(HYDRATION_ERRORS_LOGGED);
});

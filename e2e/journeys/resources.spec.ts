import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axeViolations } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';
import { moved, watchShifts } from './layout-shifts';
import { pinch } from './pinch';
import { eachDevice } from './shell-page';

const MAP = '/resources/maps/map-the-exodus';
const CHART = '/resources/infographics/kings-chronology';

for (const [device, viewport] of eachDevice)
  test.describe(`resources on a ${device}`, () => {
    test.use({ viewport });

    test('a gallery is narrowed and walked through with the keyboard alone', async ({ page, site, complaints }) => {
      await watchShifts(page);
      await page.goto(`${site.url}/resources/maps`);
      await hydrated(page);
      expect(await moved(page)).toEqual([]);
      const facets = page.getByRole('navigation', { name: 'Narrow this gallery' });
      await facets.getByText('Kind', { exact: true }).focus();
      await page.keyboard.press('Enter');
      await facets.getByRole('link', { name: /^Journey/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${site.url}/resources/maps?kind=journey`);
      const tiles = page.getByRole('list', { name: 'Maps' }).getByRole('link');
      await expect(
        page
          .getByRole('main')
          .getByText(/^\d+ resources$/)
          .first(),
      ).toBeVisible();
      await tiles.first().focus();
      await page.keyboard.press('End');
      await expect(tiles.last()).toBeFocused();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/resources\/maps\/map-[a-z-]+$/);
      expect(complaints).toEqual([]);
    });

    test('a picture opens large, is zoomed by keys, and gives the focus back', async ({ page, site, complaints }) => {
      await watchShifts(page);
      await page.goto(site.url + MAP);
      await hydrated(page);
      expect(await moved(page)).toEqual([]);
      const closer = page.getByRole('link', { name: 'View large' });
      await closer.focus();
      await page.keyboard.press('Enter');
      const viewer = page.getByRole('dialog');
      await expect(viewer.getByRole('img')).toBeVisible();
      await page.keyboard.press('+');
      await expect(viewer.getByRole('status')).toHaveText('150 %');
      await viewer.getByRole('img').dblclick();
      await expect(viewer.getByRole('status')).toHaveText('300 %');
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(closer).toBeFocused();
      expect(complaints).toEqual([]);
    });
  });

test.describe('with two fingers', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a pinch zooms the picture in the viewer and not the page', { tag: '@thorough' }, async ({ page, site }) => {
    await page.goto(site.url + MAP);
    await hydrated(page);
    await page.getByRole('link', { name: 'View large' }).tap();
    const viewer = page.getByRole('dialog');
    await pinch(viewer.getByRole('img'), 3);
    await expect(viewer.getByRole('status')).toHaveText('300 %');
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
});

for (const [device, viewport] of eachDevice)
  test.describe(`what a picture shows, on a ${device}`, () => {
    test.use({ viewport });

    test('a map opens its journey in the atlas', async ({ page, site, complaints }) => {
      await page.goto(site.url + MAP);
      await hydrated(page);
      await page.getByRole('link', { name: 'Open in the atlas' }).click();
      await expect(page).toHaveURL(`${site.url}/encyclopedia/atlas?journey=the-exodus`);
      await expect(page.getByRole('heading', { name: 'The exodus' })).toBeVisible();
      expect(complaints).toEqual([]);
    });

    test('an infographic is legible, and its data are tables with links', async ({ page, site, complaints }) => {
      await watchShifts(page);
      await page.goto(site.url + CHART);
      await hydrated(page);
      const picture = page.getByRole('main').getByRole('img').first();
      await expect(picture).toHaveAttribute('src', /\.svg$/);
      // It is 1080 units wide, and its smallest letters are 20 units high.
      const { width } = (await picture.boundingBox()) ?? { width: 0 };
      expect((width / 1080) * 20).toBeGreaterThan(12);
      // The page itself does not scroll sideways.
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await moved(page)).toEqual([]);
      const table = page.getByRole('table', { name: 'Rulers of Judah' });
      await expect(table.getByRole('row', { name: /^Josiah 641–610 BC did right/ })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await table.getByRole('link', { name: 'Hezekiah' }).click();
      await expect(page).toHaveURL(`${site.url}/encyclopedia/people/hezekiah`);
      expect(complaints).toEqual([]);
    });
  });

test('a map is downloaded as a PDF with its words', async ({ page, site }) => {
  await page.goto(site.url + MAP);
  const file = page.getByRole('link', { name: /PDF to print/ });
  const download = page.waitForEvent('download');
  await file.click();
  const downloaded = await download;
  expect(downloaded.suggestedFilename()).toBe('map-the-exodus.pdf');
  const bytes = readFileSync(await downloaded.path());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(1_000_000);
  expect(bytes.toString('latin1')).toContain('/Marked true');
});

test('another site can show a map and a verse in a frame, and finds out how by oEmbed', async ({ page, site }) => {
  await page.goto(site.url + MAP);
  const described = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  if (described === null) throw new Error('The page does not say how to embed it');
  const { html } = (await (await page.request.get(site.url + described)).json()) as { html: string };
  const verse = `<iframe src="${site.url}/embed/bible/john/3?v=16" title="John 3:16"></iframe>`;
  // Browsers ask before a page of the internet shows one of this machine, so the other site is on this machine, too.
  const elsewhere = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><html lang="en"><title>x</title>${html}${verse}`),
  );
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  await expect(page.locator('iframe').first().contentFrame().getByRole('img')).toBeVisible();
  await expect(page.locator('iframe').last().contentFrame().getByText('For God so loved the world')).toBeVisible();
  elsewhere.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the data of an infographic are on the page, and a long table opens', async ({ page, site }) => {
    await page.goto(`${site.url}/resources/infographics/books-by-length`);
    const book = page.getByRole('rowheader', { name: 'Genesis' });
    await expect(book).toBeHidden();
    await page.getByText('Show all 66 rows').click();
    await expect(book).toBeVisible();
  });

  test('a gallery is narrowed by links, and a picture opens large', async ({ page, site }) => {
    await page.goto(`${site.url}/resources/maps`);
    const facets = page.getByRole('navigation', { name: 'Narrow this gallery' });
    await facets.getByText('Testament', { exact: true }).click();
    await facets.getByRole('link', { name: /^New Testament/ }).click();
    await expect(page).toHaveURL(`${site.url}/resources/maps?testament=new`);
    await page.getByRole('list', { name: 'Maps' }).getByRole('link').first().click();
    await page.getByRole('link', { name: 'View large' }).click();
    await expect(page).toHaveURL(/\/resources\/maps\/map-[a-z-]+\/play$/);
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  });
});

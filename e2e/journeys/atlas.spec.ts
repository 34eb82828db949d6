import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../accessibility';
import { hydrated, test } from '../fixtures';
import { DRAWN_MS, drawingBrowser } from './drawn-maps';
import { shifted, watchShifts } from './layout-shifts';
import { pinch } from './pinch';
import { eachDevice, ofTheSite, sectionNamed } from './shell-page';

const ATLAS = '/encyclopedia/atlas';

test.describe.configure({ timeout: 3 * DRAWN_MS });

test.use(drawingBrowser);

const list = (page: Page) => sectionNamed(page, 'Places');
const drawing = (page: Page) => page.getByRole('img', { name: /^Drawing of the map/ });
const mapIsThere = (page: Page) =>
  expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible({ timeout: DRAWN_MS });

for (const [device, viewport] of eachDevice) {
  test.describe(`the atlas on a ${device}`, () => {
    test.use({ viewport });

    test('a reader finds a place by the keyboard, sees its sites, and measures a distance', async ({
      page,
      site,
      complaints,
    }) => {
      await watchShifts(page);
      await page.goto(site.url + ATLAS);
      await hydrated(page);
      await mapIsThere(page);
      expect(await shifted(page)).toBeLessThan(0.01);
      await expect(drawing(page)).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);

      await page.getByRole('searchbox', { name: 'Find a place' }).fill('emma');
      await list(page)
        .getByRole('link', { name: /^Emmaus/ })
        .focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/place=emmaus/);
      const place = sectionNamed(page, 'Emmaus');
      await expect(place.getByText(/^\d+%$/).first()).toBeVisible();
      await place.getByLabel('Distance to').fill('Jerusalem');
      await page.keyboard.press('Enter');
      await expect(place.getByText(/miles \(.+ km\), .+ walk/)).toBeVisible();
      await expect(page).toHaveURL(/to=jerusalem/);

      // The map's own keys move it, and the URL follows.
      await page.getByRole('region', { name: /^Map of the places/ }).focus();
      await page.keyboard.press('+');
      await expect(page).toHaveURL(/at=/);
      expect(await axeViolations(page)).toEqual([]);
      expect(ofTheSite(complaints)).toEqual([]);
    });

    test('a journey plays stop by stop, and its URL leads back to the stop', async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${site.url + ATLAS}?journey=voyage-to-rome`);
      await hydrated(page);
      await page.getByRole('button', { name: 'Play the journey' }).click();
      const current = page.locator('a[aria-current=step]');
      await expect(current).toHaveText('Caesarea');
      await expect(current).not.toHaveText('Caesarea', { timeout: 15_000 });
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(page).toHaveURL(/stop=\d+/);
      const stop = (await current.textContent()) ?? '';
      await page.reload();
      await expect(current).toHaveText(stop);
      await expect(
        sectionNamed(page, 'The voyage to Rome')
          .getByRole('link', { name: /^Acts 27/ })
          .first(),
      ).toBeVisible();
    });
  });
}

test.describe('with two fingers', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a pinch zooms the map and not the page, and the URL follows', { tag: '@thorough' }, async ({ page, site }) => {
    await page.goto(`${site.url + ATLAS}?at=32.050,35.300,7.0`);
    await hydrated(page);
    await mapIsThere(page);
    const map = page.getByRole('region', { name: /^Map of the places/ });
    await pinch(map, 4);
    // The fingers are four times as far apart as they were, which is two steps of the zoom.
    const zoom = () => Number(/at=[^,]+,[^,]+,([\d.]+)/.exec(page.url())?.[1]);
    await expect.poll(zoom).toBeGreaterThan(8);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
});

test('a passage leads to its places on the atlas, told apart, and back, without JavaScript, too', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/encyclopedia/passage/act13`);
  await page.getByRole('link', { name: 'Show its places on the atlas' }).click();
  await expect(page).toHaveURL(`${site.url + ATLAS}?passage=act13`);
  const rows = list(page).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Paphos' })).toContainText('Visited');
  await expect(rows.filter({ hasText: 'Egypt' })).toContainText('Mentioned');
  // The choice of a period is part of the form, and keeps the passage.
  await page.getByRole('combobox', { name: 'What happened there' }).selectOption('The early church');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/period=early-church.*passage=act13/);
  await expect(rows.filter({ hasText: 'Egypt' })).toHaveCount(0);
  await page.getByRole('link', { name: /^People, places and words/ }).click();
  await expect(page).toHaveURL(`${site.url}/encyclopedia/passage/act13`);
  await page.goto(`${site.url + ATLAS}?passage=acts%2099`);
  await expect(page.getByText('“acts 99” is no passage of the Bible')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Acts 28' })).toBeVisible();
  await context.close();
});

test('without JavaScript the atlas is a drawing, a form and a list', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + ATLAS);
  await expect(drawing(page)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a place' }).fill('emma');
  await page.getByRole('button', { name: 'Show' }).click();
  await list(page)
    .getByRole('link', { name: /^Emmaus/ })
    .click();
  await expect(
    sectionNamed(page, 'Emmaus')
      .getByText(/^\d+%$/)
      .first(),
  ).toBeVisible();
  await context.close();
});

test('the release has every town of the ancient roads', async ({ page, site }) => {
  await page.goto(`${site.url + ATLAS}?layers=roads`);
  const roads = sectionNamed(page, 'Ancient roads').getByRole('listitem');
  await expect(roads).toHaveCount(7);
  await expect(roads.filter({ hasText: "The King's Highway" })).toContainText('Elath – Bozrah – ');
});

test('without WebGL the atlas says so and keeps the drawing', { tag: '@thorough' }, async ({ page, site }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    const withoutGl = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]): unknown {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...more]);
    };
    Object.assign(HTMLCanvasElement.prototype, { getContext: withoutGl });
  });
  await page.goto(site.url + ATLAS);
  await expect(page.getByText('Failed to load map! Please try again later.')).toBeVisible({ timeout: DRAWN_MS });
  await expect(drawing(page)).toBeVisible();
});

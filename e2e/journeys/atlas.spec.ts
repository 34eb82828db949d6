import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../accessibility';
import { hydrated, test } from '../fixtures';
import { shifted, watchShifts } from './layout-shifts';
import { eachDevice, ofTheSite, sectionNamed } from './shell-page';

const ATLAS = '/encyclopedia/atlas';
const SOFTWARE_GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

// Maps are rendered by WebGL, which is disabled in the other journeys.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = (launchOptions.args ?? []).filter((arg) => arg !== '--disable-gpu');
      await use({ ...launchOptions, args: [...args, ...SOFTWARE_GL] });
    },
    { scope: 'worker' },
  ],
});

const list = (page: Page) => sectionNamed(page, 'Places');
const drawing = (page: Page) => page.getByRole('img', { name: /^Drawing of the map/ });
const mapIsThere = (page: Page) =>
  expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible({ timeout: 30_000 });

for (const [device, viewport] of eachDevice) {
  test.describe(`the atlas on a ${device}`, () => {
    test.use({ viewport });

    test('a reader finds a place by the keyboard, sees its sites, and measures a distance', async ({
      page,
      site,
      complaints,
    }) => {
      test.slow();
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
      test.slow();
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

test('without WebGL the atlas says so and keeps the drawing', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    const withoutGl = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]): unknown {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...more]);
    };
    Object.assign(HTMLCanvasElement.prototype, { getContext: withoutGl });
  });
  await page.goto(site.url + ATLAS);
  await expect(page.getByText('Failed to load map! Please try again later.')).toBeVisible({ timeout: 30_000 });
  await expect(drawing(page)).toBeVisible();
});

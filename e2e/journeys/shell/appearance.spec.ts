import type { Page } from '@playwright/test';
import { axeViolations, transitionsEnded } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { devices, eachDevice, ofTheSite } from '../shell-page';

const SETTINGS = '/bible/ruth/2?mdl=preferences';
const STORED = 'dm-user@anonymous/site/preferences';

/** The background of each theme, as the browser computes it. */
const backgrounds = { light: 'rgb(250, 246, 238)', dark: 'rgb(32, 29, 25)', sepia: 'rgb(244, 232, 209)' } as const;

const settings = (page: Page) => page.getByRole('dialog', { name: 'Website Settings' });
const background = (page: Page) =>
  page.evaluate(() => {
    const [body, root] = [document.body, document.documentElement].map((one) => getComputedStyle(one).backgroundColor);
    return body === 'rgba(0, 0, 0, 0)' ? root : body;
  });
const rootSize = (page: Page) => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORED);

async function openSettings(page: Page, url: string): Promise<void> {
  await page.goto(url + SETTINGS);
  await hydrated(page);
  await expect(settings(page)).toBeVisible();
}

const choose = (page: Page, label: string, option: string) =>
  settings(page).getByLabel(label, { exact: true }).selectOption({ label: option });

/** From the next page on, records the theme, motion, background and text size of each frame. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(globalThis, { frames });
    const note = () => {
      const root = document.documentElement as HTMLElement | null;
      // The type says that there is always a body, but there is none while the head is parsed.
      if (root && (document.body as HTMLElement | null)) {
        const { backgroundColor } = getComputedStyle(document.body);
        frames.push([root.dataset.theme, root.dataset.motion, backgroundColor, getComputedStyle(root).fontSize].join());
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

const looks = (page: Page) => page.evaluate(() => [...new Set((globalThis as unknown as { frames: string[] }).frames)]);

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('text size and reduced motion apply at once', async ({ page, site, complaints }) => {
      await openSettings(page, site.url);
      const medium = await rootSize(page);
      await choose(page, 'Text size', 'Largest');
      expect(await rootSize(page)).toBeCloseTo(medium * 1.5, 1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await axeViolations(page)).toEqual([]);
      await choose(page, 'Text size', 'Small');
      expect(await rootSize(page)).toBeCloseTo(medium * 0.875, 1);
      await settings(page).getByRole('radio', { name: 'Reduced' }).check();
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
      const duration = await page.evaluate(() => getComputedStyle(document.body).transitionDuration);
      expect(parseFloat(duration)).toBeLessThan(0.001);
      expect(ofTheSite(complaints)).toEqual([]);
    });
  });
}

// No device changes these; a phone has the least room.
test.describe('on a phone', () => {
  test.use({ viewport: devices.phone });

  test('a chosen theme applies at once, whatever the device prefers', async ({ page, site, complaints }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openSettings(page, site.url);
    expect(await background(page)).toBe(backgrounds.dark);
    for (const [name, theme] of [
      ['Light', 'light'],
      ['Dark', 'dark'],
      ['Sepia', 'sepia'],
    ] as const) {
      await choose(page, 'Colors', name);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await background(page)).toBe(backgrounds[theme]);
      await transitionsEnded(page);
      // Themes differ only in colours.
      expect(await axeViolations(page, theme === 'light' ? undefined : 'colours'), name).toEqual([]);
    }
    await choose(page, 'Colors', 'As my device');
    expect(await background(page)).toBe(backgrounds.dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background(page)).toBe(backgrounds.light);
    expect(ofTheSite(complaints)).toEqual([]);
  });
});

test('chosen settings apply in all frames of the next page, from the first one on', async ({
  page,
  site,
  complaints,
}) => {
  await openSettings(page, site.url);
  await choose(page, 'Colors', 'Sepia');
  await choose(page, 'Text size', 'Larger');
  await settings(page).getByRole('radio', { name: 'Reduced' }).check();
  await watchFrames(page);
  await page.reload();
  await hydrated(page);
  await expect(settings(page).getByLabel('Colors')).toHaveValue('sepia');
  expect(await looks(page)).toEqual([`sepia,reduced,${backgrounds.sepia},20px`]);
  await page.goto(`${site.url}/encyclopedia/people/abraham`);
  await hydrated(page);
  expect(await looks(page)).toEqual([`sepia,reduced,${backgrounds.sepia},20px`]);
  expect(await page.locator('meta[name=theme-color]').first().getAttribute('content')).toBe('#f4e8d1');
  expect(ofTheSite(complaints)).toEqual([]);
});

test('a setting that is changed in one tab applies in another', async ({ page, site, context }) => {
  await openSettings(page, site.url);
  const other = await context.newPage();
  await other.goto(`${site.url}/dictionary`);
  await hydrated(other);
  await choose(page, 'Colors', 'Dark');
  await choose(page, 'Text size', 'Large');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-text-size', 'large');
  await openSettings(other, site.url);
  await choose(other, 'Colors', 'Sepia');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia');
  await expect(settings(page).getByLabel('Colors')).toHaveValue('sepia');
});

test('an unknown stored choice falls back to the default, and the others apply', async ({ page, site, complaints }) => {
  await page.goto(`${site.url}/robots.txt`);
  const value = '{"theme":"pink","textSize":"large"}';
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [STORED, value] as const);
  await openSettings(page, site.url);
  await expect(settings(page).getByLabel('Colors')).toHaveValue('system');
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  expect(await background(page)).toBe(backgrounds.light);
  expect(ofTheSite(complaints)).toEqual([]);
});

for (const [what, value] of [
  ['that are not an object', '["dark"]'],
  ['that are not JSON', '{"theme":'],
] as const) {
  test(`stored preferences ${what} are cleared, and the page uses the defaults`, async ({ page, site, complaints }) => {
    await page.goto(`${site.url}/robots.txt`);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [STORED, value] as const);
    await openSettings(page, site.url);
    await expect.poll(() => stored(page)).toBeNull();
    await expect(settings(page).getByLabel('Colors')).toHaveValue('system');
    expect(await background(page)).toBe(backgrounds.light);
    expect(ofTheSite(complaints)).toEqual([]);
  });
}

test('an invalid stored history is cleared, and a new one begins', async ({ page, site, complaints }) => {
  const key = 'dm-user@anonymous/site/history';
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate((name) => localStorage.setItem(name, '[{"path":"javascript:alert(1)"}]'), key);
  await page.goto(`${site.url}/bible/ruth/2?mdl=history`);
  await hydrated(page);
  const recent = page.getByRole('dialog').getByRole('region', { name: 'Recent pages' });
  await expect(recent.getByRole('listitem')).toHaveText([/^Ruth 2/]);
  expect(ofTheSite(complaints)).toEqual([]);
});

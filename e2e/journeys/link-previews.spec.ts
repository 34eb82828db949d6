import type { Page } from '@playwright/test';
import { axeViolations } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';
import { devices } from './shell-page';

const ARTICLE = '/articles/culture/the-feasts-of-israel';
const WORDS = 'Three times in a year shall all thy males appear';

const link = (page: Page) => page.getByRole('link', { name: 'Deuteronomy 16:16' });
const card = (page: Page) => page.getByText(WORDS);

/** The code of previews comes when the page is idle; a link says so by its description. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link(page).hover();
    await expect(card(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

test('a reference in a text shows its verses to the mouse and the keyboard', async ({ page, site, complaints }) => {
  await open(page, site.url + ARTICLE);
  await expect(link(page)).toHaveAccessibleDescription(new RegExp(WORDS));
  expect(await axeViolations(page)).toEqual([]);
  await page.mouse.move(0, 0);
  await expect(card(page)).toBeHidden();
  await link(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bible\/deuteronomy\/16\?v=16$/);
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: devices.phone, hasTouch: true });

  test('the first tap shows the verses, and the second one leads to them', async ({ page, site, complaints }) => {
    await open(page, site.url + ARTICLE);
    await page.mouse.move(0, 0);
    await expect(card(page)).toBeHidden();
    await link(page).tap();
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Read on' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await link(page).tap();
    await expect(page).toHaveURL(/\/bible\/deuteronomy\/16\?v=16$/);
    expect(complaints).toEqual([]);
  });
});

import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../fixtures';
import { devices } from '../shell-page';

const chapter = (page: Page) => page.getByRole('main').getByRole('article');
const menu = (page: Page, name: string) => chapter(page).locator('header summary', { hasText: name });

const placeOf = async (page: Page, selector: string) => {
  const box = await chapter(page).locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

for (const width of [1600, 1920, 2560]) {
  test(`a chapter has two columns at ${width} px, unless the reader chooses one`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto(`${site.url}/bible/john/3`);
    await hydrated(page);
    const [first, last] = [await placeOf(page, '#v1'), await placeOf(page, '#v36')];
    const { x, width: textWidth } = await placeOf(page, 'div:has(> p #v1)');
    expect(first.x).toBeLessThan(x + textWidth / 2);
    expect(last.x).toBeGreaterThan(x + textWidth / 2);
    expect(textWidth).toBeGreaterThan(1000);
    await menu(page, 'Reading options').click();
    const columns = page.getByRole('group', { name: 'Columns of a chapter' });
    await columns.getByText('One', { exact: true }).click();
    const inOne = async (verse: string) => (await placeOf(page, verse)).x - (await placeOf(page, '#v1')).x;
    expect(await inOne('#v36')).toBeLessThan(width / 3);
    await page.goto(`${site.url}/bible/john/4`);
    expect(await inOne('#v54')).toBeLessThan(width / 3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a chapter still has two columns when the reader chose only a theme', async ({ page, site }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.addInitScript(() => localStorage.setItem('dm-user@anonymous/site/preferences', '{"theme":"sepia"}'));
  await page.goto(`${site.url}/bible/john/3`);
  await hydrated(page);
  const [first, last] = [await placeOf(page, '#v1'), await placeOf(page, '#v36')];
  expect(last.x - first.x).toBeGreaterThan(500);
});

test('a narrower window has one column, and does not offer two', async ({ page, site }) => {
  await page.setViewportSize(devices.desktop);
  await page.goto(`${site.url}/bible/john/3`);
  await hydrated(page);
  const text = await placeOf(page, 'div:has(> p #v1)');
  expect(text.width).toBeLessThan(devices.desktop.width / 2);
  await menu(page, 'Reading options').click();
  await expect(chapter(page).getByRole('group', { name: 'Verses' })).toBeVisible();
  await expect(chapter(page).getByRole('group', { name: 'Columns of a chapter' })).toBeHidden();
});

test('each menu of a chapter opens under its own button', async ({ page, site }) => {
  await page.setViewportSize(devices.desktop);
  await page.goto(`${site.url}/bible/john/3`);
  await hydrated(page);
  for (const name of ['Translation', 'Reading options', 'Study']) {
    await menu(page, name).click();
    const button = await menu(page, name).boundingBox();
    const list = await menu(page, name).locator('xpath=following-sibling::div').boundingBox();
    expect(button && list && Math.round(list.x + list.width - button.x - button.width), name).toBe(0);
    expect(button && list && Math.round(list.y - button.y - button.height), name).toBe(4);
    await page.keyboard.press('Escape');
  }
});

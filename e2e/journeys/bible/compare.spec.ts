import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { devices, eachDevice } from '../shell-page';

/** The menus that choose the columns. The next chapter is rendered in advance but hidden, so it has no role. */
const columns = (page: Page) => page.getByRole('navigation', { name: 'Translations to compare' });

const JOHN = '/bible/compare/john/3?translations=kjv,web';

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a chapter is shown in two translations, verse by verse, with the differences marked', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}${JOHN}&v=16`);
      await expect(page).toHaveTitle('John 3:16 (KJV, WEB) | Daily Manna');
      await hydrated(page);
      const row = page.getByRole('row', { name: /^Verse 16 / });
      await expect(row).toBeInViewport();
      await expect(row.getByRole('cell')).toHaveText([/^For God so loved the world/, /^For God so loved the world/]);
      await expect(row.locator('mark').first()).toHaveText('one and');
      expect(await axeViolations(page)).toEqual([]);

      const before = await row.boundingBox();
      const box = page.getByRole('switch', { name: 'Mark differences' });
      await box.uncheck();
      await box.check();
      expect((await row.boundingBox())?.height).toBe(before?.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(complaints).toEqual([]);
    });
  });
}

// No device changes these; a phone has the least room.
test.describe('on a phone', () => {
  test.use({ viewport: devices.phone });

  test('translations can be added, swapped and removed, and stay when the reader goes to the next chapter', async ({
    page,
    site,
    complaints,
  }) => {
    await page.goto(site.url + JOHN);
    await hydrated(page);
    await columns(page).getByText('Add a translation').click();
    await page.getByRole('link', { name: /^ASV/ }).click();
    await expect(page).toHaveURL(/translations=kjv,web,asv$/);
    await page.getByRole('link', { name: 'Swap WEB and ASV' }).click();
    await expect(page).toHaveURL(/translations=kjv,asv,web$/);
    await columns(page).locator('summary', { hasText: 'KJV' }).click();
    await page.getByRole('link', { name: 'Remove KJV' }).click();
    await expect(page).toHaveURL(/translations=asv,web$/);
    await page.getByRole('link', { name: /^Next chapter/ }).click();
    await expect(page).toHaveURL(`${site.url}/bible/compare/john/4?translations=asv,web`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare John 4');
    expect(complaints).toEqual([]);
  });
});

test('a Hebrew column runs from right to left, and has no New Testament', async ({ page, site }) => {
  await page.goto(`${site.url}/bible/compare/genesis/1?translations=kjv,wlc`);
  const hebrew = page
    .getByRole('row', { name: /^Verse 1 / })
    .getByRole('cell')
    .nth(1);
  await expect(hebrew).toHaveAttribute('lang', 'he');
  await expect(hebrew).toHaveCSS('direction', 'rtl');
  await page.goto(`${site.url}/bible/compare/john/3?translations=kjv,wlc`);
  await expect(page.getByRole('alert')).toHaveText('The translation WLC does not support the Bible reference John 3');
});

test('a comparison works with only the keyboard', async ({ page, site, complaints }) => {
  await page.goto(site.url + JOHN);
  await hydrated(page);
  await columns(page).locator('summary', { hasText: 'WEB' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^YLT/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^YLT/ })).toBeHidden();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^YLT/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/translations=kjv,ylt$/);
  await expect(columns(page).locator('summary', { hasText: 'YLT' })).toBeFocused();

  await page.getByRole('link', { name: 'Verse 2', exact: true }).focus();
  await page.keyboard.press(' ');
  await expect(page).toHaveURL(/[?&]v=2$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/encyclopedia/john/3/2`);
  expect(complaints).toEqual([]);
});

test('a printed comparison names its columns and has no controls', async ({ page, site }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.goto(`${site.url}/bible/compare/psalms/23?translations=kjv,web,asv,wlc`);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const names = page.getByRole('columnheader').filter({ visible: true });
  await expect(names).toHaveText(['Verse', /^KJV/, /^WEB/, /^ASV/, /^WLC/]);
  await expect(names.nth(1)).toBeInViewport({ ratio: 1 });
  const [name, cell] = [
    await names.nth(2).boundingBox(),
    await page
      .getByRole('row', { name: /^Verse 1 / })
      .getByRole('cell')
      .nth(1)
      .boundingBox(),
  ];
  expect(cell?.x).toBe(name?.x);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByText(/to mark it/).filter({ visible: true })).toHaveCount(0);
});

test(
  'a comparison and an interlinear chapter have the passage picker',
  { tag: '@thorough' },
  async ({ page, site }) => {
    for (const path of [JOHN, '/bible/interlinear/genesis/1']) {
      await page.goto(site.url + path);
      await hydrated(page);
      await page.getByRole('main').getByRole('button', { name: 'Go to a passage' }).click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    }
  },
);

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the translations of a verse are stacked, each with its name', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/compare/psalms/119?translations=kjv,web,asv,wlc`);
    const cells = page.getByRole('row', { name: /^Verse 1 / }).getByRole('cell');
    const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(4);
    expect(await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content))).toEqual([
      '"KJV"',
      '"WEB"',
      '"ASV"',
      '"WLC"',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison is complete, and links change its translations', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/compare/John/3`);
    await expect(page).toHaveURL(site.url + JOHN);
    await expect(page.getByRole('row', { name: /^Verse 16 / }).getByRole('cell')).toHaveCount(2);
    await expect(page.getByRole('switch')).toBeHidden();
    await columns(page).locator('summary', { hasText: 'WEB' }).click();
    await page.getByRole('link', { name: /^ASV/ }).click();
    await expect(page).toHaveURL(/translations=kjv,asv$/);
    await page.getByRole('link', { name: 'Verse 16', exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/encyclopedia/john/3/16`);
  });
});

import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { shifted, watchShifts } from './layout-shifts';
import { eachDevice, sectionNamed } from './shell-page';

/** A layout shift that nobody sees. The verse of the day has one of 0.00001 when its translation changes. */
const BARELY = 0.0005;

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Chooses the World English Bible in Website Settings. */
async function chooseWeb(page: Page, site: string): Promise<void> {
  await open(page, `${site}/?mdl=preferences`);
  await page.getByRole('combobox', { name: 'Bible translation' }).selectOption('web');
}

for (const [device, viewport] of eachDevice) {
  test.describe(`the translation that a reader prefers, on a ${device}`, () => {
    test.use({ viewport });

    test('holds on the page of a verse', async ({ page, site, complaints }) => {
      await chooseWeb(page, site.url);
      await watchShifts(page);
      await open(page, `${site.url}/encyclopedia/john/3/16`);
      const head = page.getByRole('main').getByRole('figure').first();
      await expect(head).toContainText('World English Bible');
      await expect(head).toContainText('his one and only Son');
      const others = sectionNamed(page, 'In every translation');
      await expect(others).toContainText('King James Version');
      await expect(others).not.toContainText('World English Bible');
      const references = sectionNamed(page, 'Cross-references');
      await expect(references.getByRole('listitem').filter({ hasText: /^John 3:15/ })).toContainText('not perish');
      await expect(page).toHaveURL(`${site.url}/encyclopedia/john/3/16`);
      expect(await shifted(page)).toBeLessThan(BARELY);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Next verse/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('John 3:17');
      await expect(head).toContainText('World English Bible');
      expect(complaints).toEqual([]);
    });

    test('holds in the verse of the day', async ({ page, site, complaints }) => {
      await chooseWeb(page, site.url);
      await watchShifts(page);
      await open(page, site.url);
      const verse = page.locator('section:has(> h2#verse)');
      await expect(verse.getByText('WEB', { exact: true })).toBeVisible();
      expect(await shifted(page)).toBeLessThan(BARELY);
      expect(complaints).toEqual([]);
    });

    test('holds in the previews of cross-references', async ({ page, site, complaints }) => {
      await chooseWeb(page, site.url);
      await open(page, `${site.url}/bible/cross-references/john/3?v=16`);
      await expect(page.getByRole('main')).toContainText('his one and only Son');
      expect(complaints).toEqual([]);
    });
  });
}

import type { Page } from '@playwright/test';
import { axeViolations } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';
import { moved, watchShifts } from './layout-shifts';
import { devices } from './shell-page';

test.use({ viewport: devices.phone });

const mark = (page: Page) => page.locator('#v12').getByRole('button', { name: 'Note' });
const field = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'In your own words' });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test('a reader without an account writes a note, finds it by its mark and by searching, and edits it offline', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await open(page, `${site.url}/bible/ruth/2`);
  await page.getByRole('link', { name: 'Verse 12', exact: true }).click();
  await page.getByRole('toolbar', { name: 'Selected verses' }).getByRole('button', { name: 'Note' }).click();
  await expect(page.getByRole('dialog', { name: 'Ruth 2:12' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill('A refuge\nfor a foreigner');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(mark(page)).toBeVisible();

  await watchShifts(page);
  await open(page, `${site.url}/bible/ruth/2`);
  await expect(mark(page)).toBeVisible();
  expect(await moved(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  expect(await (await page.request.get(`${site.url}/bible/ruth/2`)).text()).not.toContain('A refuge');
  await mark(page).click();
  await expect(field(page)).toHaveValue('A refuge\nfor a foreigner');
  await page.keyboard.press('Escape');
  await expect(mark(page)).toBeFocused();

  await open(page, `${site.url}/search`);
  await page.getByRole('main').getByRole('searchbox').fill('refuge foreigner');
  const found = page.getByRole('main').getByRole('link', { name: 'Ruth 2:12' }).first();
  await expect(found).toHaveAccessibleDescription('Your note');
  await found.click();
  await expect(page).toHaveURL(`${site.url}/bible/ruth/2?v=12`);

  await open(page, `${site.url}/account/notes`);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Edit Ruth 2:12' }).click();
  await page.getByRole('textbox', { name: 'Note on Ruth 2:12' }).fill('Under His wings');
  await page.getByRole('button', { name: 'Done' }).click();
  await context.setOffline(false);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Under His wings')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Ruth 2:12' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('group', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Ruth 2:12' }).click();
  await expect(mark(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

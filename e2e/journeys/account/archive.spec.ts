import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { devices, ofTheSite } from '../shell-page';
import { chooseFile, exportEverything, file, importDialog, schemaFaults } from './archive-file';
import { signInAsRuth } from './reader';

test.use({ viewport: devices.phone });

test('an anonymous reader exports everything, deletes the history, and gets it back, without a network too', async ({
  page,
  context,
  settledSite,
  complaints,
}) => {
  for (const path of ['/bible/ruth/1', '/dictionary', '/account']) {
    await page.goto(settledSite.url + path);
    await hydrated(page);
  }
  const exported = await exportEverything(page);
  expect(exported.name).toMatch(/^daily-manna-\d{4}-\d{2}-\d{2}\.zip$/);
  expect(exported.buffer.subarray(0, 2).toString()).toBe('PK');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Delete the history' }).click();
  await page
    .getByRole('group', { name: 'Delete the history' })
    .getByRole('button', { name: 'Delete the history' })
    .click();
  await chooseFile(page, exported);
  await expect(importDialog(page).getByText('What changes')).toBeVisible();
  const added = importDialog(page).getByRole('group').filter({ hasText: 'new' });
  await added.getByText(/new$/).click();
  await expect(added.getByRole('listitem')).toContainText(['Dictionary', 'Ruth 1']);
  expect(await axeViolations(page)).toEqual([]);
  await importDialog(page).getByRole('button', { name: 'Import' }).click();
  await expect(importDialog(page)).toHaveCount(0);
  await expect(page.getByText('The import is finished.')).toBeVisible();
  await context.setOffline(false);
  await page.goto(`${settledSite.url}/account?mdl=history`);
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Recent pages' }).getByRole('link', { name: /^Ruth 1/ })).toBeVisible();
  expect(ofTheSite(complaints).filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test(
  'an export is valid by the schema that the site has published, and changes nothing when it is imported again',
  { tag: '@thorough' },
  async ({ page, settledSite }) => {
    await signInAsRuth(page, settledSite.url);
    await page.goto(`${settledSite.url}/account`);
    await hydrated(page);
    await expect(page.getByText(/^Last synced/)).toBeVisible();
    const exported = await exportEverything(page);
    expect(await schemaFaults(exported)).toEqual({
      schema: `${settledSite.url}/schemas/readers-archive-2.schema.json`,
      faults: [],
    });
    await chooseFile(page, exported);
    await expect(importDialog(page).getByText(/^Nothing changes/)).toBeVisible();
    await importDialog(page).getByRole('radio', { name: 'Replace what I have' }).check();
    await expect(importDialog(page).getByText(/^Nothing changes/)).toBeVisible();
    await expect(importDialog(page).getByRole('button', { name: 'Import' })).toBeDisabled();
  },
);

test('a list of references becomes bookmarks after a preview', { tag: '@thorough' }, async ({ page, settledSite }) => {
  await signInAsRuth(page, settledSite.url);
  await page.goto(`${settledSite.url}/account`);
  await hydrated(page);
  await chooseFile(page, file('mine.txt', 'John 3:16; Rom 5\nmilk\nRuth 2'));
  await expect(importDialog(page).getByText('2 new')).toBeVisible();
  await expect(importDialog(page).getByText('1 line could not be read')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await importDialog(page).getByRole('button', { name: 'Import' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Bookmarks' }).click();
  await expect(page.getByText('5 bookmarks')).toBeVisible();
  await page.getByRole('link', { name: 'John 3:16' }).click();
  await expect(page).toHaveURL(`${settledSite.url}/bible/john/3?v=16`);
});

test('an anonymous reader reads that bookmarks need an account', async ({ page, settledSite }) => {
  await page.goto(`${settledSite.url}/account`);
  await hydrated(page);
  await chooseFile(page, file('mine.txt', 'John 3:16; Rom 5'));
  await expect(importDialog(page).getByText('The file has 2 bookmarks.')).toBeVisible();
  await expect(importDialog(page).getByRole('button', { name: 'Import' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

for (const [what, chosen, sentence] of [
  ['a picture', file('photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8])), 'neither an export of this site'],
  ['half of an export', file('half.zip', Buffer.from([0x50, 0x4b, 3, 4, 0, 0])), 'damaged or was changed'],
  ['a file of 21 MB', file('huge.zip', Buffer.alloc(21_000_000)), 'larger than any export'],
] as const) {
  test(`the import refuses ${what} with one sentence`, { tag: '@thorough' }, async ({ page, settledSite }) => {
    await page.goto(`${settledSite.url}/account`);
    await hydrated(page);
    await chooseFile(page, chosen);
    await expect(importDialog(page).getByRole('alert')).toContainText(sentence);
  });
}

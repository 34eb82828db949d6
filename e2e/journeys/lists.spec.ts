import { axeViolations } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';
import { moved, watchShifts } from './layout-shifts';
import { eachDevice } from './shell-page';

for (const [device, viewport] of eachDevice)
  test.describe(`a list of the encyclopedia on a ${device}`, () => {
    test.use({ viewport });

    test('is filtered while the reader types, its address follows, and Back from an entry leads to the same list', async ({
      page,
      site,
      complaints,
    }) => {
      await watchShifts(page);
      await page.goto(`${site.url}/encyclopedia/people`);
      await hydrated(page);
      expect(await moved(page)).toEqual([]);
      const filter = page.getByRole('searchbox', { name: 'Filter by name' });
      await filter.pressSequentially('nobody of this name');
      await expect(page.getByText('No entry matches these filters.')).toBeVisible();
      await filter.fill('melchiz');
      const main = page.getByRole('main');
      await expect(main.getByText('1 entry found')).toBeVisible();
      await expect(page).toHaveURL(`${site.url}/encyclopedia/people?filter=melchiz`);
      await expect(filter).toBeFocused();
      await main.getByRole('link', { name: 'Melchizedek' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Melchizedek');
      await page.goBack();
      await expect(main.getByText('1 entry found')).toBeVisible();
      await expect(filter).toHaveValue('melchiz');
      expect(complaints).toEqual([]);
    });

    test('is sorted and narrowed by what is known of its entries, and the whole list is one click away', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/encyclopedia/people`);
      await hydrated(page);
      const main = page.getByRole('main');
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Number of verses' });
      const facets = page.getByRole('navigation', { name: 'Narrow this list' });
      if (device === 'phone') await facets.getByText('Narrow this list').click();
      await facets.getByText('Role', { exact: true }).click();
      await facets.getByRole('link', { name: /^Prophet/ }).click();
      await expect(page).toHaveURL(`${site.url}/encyclopedia/people?sort=mentions&role=prophet`);
      await facets.getByText('Sex', { exact: true }).click();
      await facets.getByRole('link', { name: /^Female/ }).click();
      await expect(page).toHaveURL(`${site.url}/encyclopedia/people?sort=mentions&role=prophet&sex=female`);
      await expect(main.getByRole('link', { name: /^Deborah/ })).toBeVisible();
      const rows = main.getByRole('list').last().getByRole('listitem');
      await expect(rows.first()).toContainText('verses');
      const counts = (await rows.allInnerTexts()).map((text) => Number(/([\d,]+) verses?$/.exec(text)?.[1]));
      expect(counts).toEqual([...counts].sort((one, other) => other - one));
      expect(await axeViolations(page)).toEqual([]);
      await main.getByRole('link', { name: 'Show the whole list' }).click();
      await expect(page).toHaveURL(`${site.url}/encyclopedia/people`);
      await expect(main.getByRole('heading', { name: 'A', exact: true })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is filtered by its form and narrowed by links', async ({ page, site }) => {
    await page.goto(`${site.url}/encyclopedia/places`);
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill('beth');
    await page.keyboard.press('Enter');
    const main = page.getByRole('main');
    await expect(main.getByText(/^\d+ entries found$/)).toBeVisible();
    const facets = page.getByRole('navigation', { name: 'Narrow this list' });
    await facets.getByText('Part of the Bible').click();
    await facets.getByRole('link', { name: /^Gospels/ }).click();
    await expect(page).toHaveURL(/filter=beth&division=gospels/);
    await expect(main.getByRole('link', { name: 'Remove filter: Gospels' })).toBeVisible();
    await expect(main.getByText(/^\d+ entr(?:y|ies) found$/)).toBeVisible();
  });
});

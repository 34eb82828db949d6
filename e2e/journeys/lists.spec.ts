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

    test('is shown as a grid, which the keyboard reaches to its last entry, and keeps the view when it is filtered', async ({
      page,
      site,
      complaints,
    }) => {
      await watchShifts(page);
      await page.goto(`${site.url}/encyclopedia/people?view=grid`);
      await hydrated(page);
      const main = page.getByRole('main');
      const tiles = main.getByRole('list', { name: 'People' }).getByRole('listitem');
      // The tiles of the server's page have been replaced by those that can be seen of all.
      await expect(tiles.first()).toHaveAttribute('aria-setsize', /^\d{4}$/);
      expect(await moved(page)).toEqual([]);
      await expect(tiles.first()).toBeInViewport({ ratio: 1 });
      await expect(tiles.first().locator('img')).toHaveJSProperty('complete', true);
      expect(await axeViolations(page)).toEqual([]);
      const links = tiles.getByRole('link');
      await links.first().focus();
      await page.keyboard.press('Tab');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('End');
      await expect(links.last()).toBeFocused();
      await expect(links.last()).toBeInViewport();
      expect(await tiles.count()).toBeLessThan(200);
      await page.keyboard.press('Home');
      await page.getByRole('searchbox', { name: 'Filter by name' }).fill('melchiz');
      await expect(page).toHaveURL(`${site.url}/encyclopedia/people?filter=melchiz&view=grid`);
      await expect(tiles).toHaveCount(1);
      await main.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();
      await expect(page).toHaveURL(`${site.url}/encyclopedia/people?filter=melchiz`);
      expect(complaints).toEqual([]);
    });
  });

test('on a phone, the letters of a list are one row that starts at the chosen one, and the first entries can be seen', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/encyclopedia/people?letter=s`);
  await hydrated(page);
  const letters = page.getByRole('navigation', { name: 'First letters' });
  await expect(letters.getByRole('link', { name: /^S/ })).toBeInViewport({ ratio: 1 });
  await expect(letters.getByRole('link', { name: /^A\b/ })).not.toBeInViewport();
  expect((await letters.boundingBox())?.height).toBeLessThan(60);
  await expect(page.getByRole('searchbox', { name: 'Filter by name' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /^Sabta/ })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const all = letters.getByRole('link', { name: 'All' });
  await all.focus();
  await expect(all).toBeInViewport({ ratio: 1 });
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
    await main.getByRole('link', { name: 'Grid' }).click();
    await expect(page).toHaveURL(/filter=beth&view=grid&division=gospels/);
    await expect(main.getByRole('list', { name: 'Places' }).getByRole('link', { name: /^Bethany/ })).toBeVisible();
  });
});

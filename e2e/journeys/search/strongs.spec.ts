import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { eachDevice } from '../shell-page';
import { field } from './search-panel';

const verses = (page: Page, name = /^Bible/) => page.getByRole('list', { name }).getByRole('listitem');

for (const [device, viewport] of eachDevice)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test("a Strong's number finds the verses of a Hebrew word, marks what renders it, and says why", async ({
      page,
      site,
      complaints,
    }) => {
      const listings: string[] = [];
      page.on('request', (request) => listings.push(new URL(request.url()).pathname));
      await page.goto(`${site.url}/search`);
      await hydrated(page);
      await field(page).fill('shepherd');
      await expect(verses(page).first()).toBeVisible();
      expect(listings).not.toContain('/data/search/strongs.listing');

      await field(page).fill('H1254 beginning');
      await expect(verses(page, /^Bible 46 results$/).first()).toHaveText(/^Genesis 1:1/);
      expect(listings).toContain('/data/search/strongs.listing');
      await expect(verses(page).first().locator('mark')).toHaveText(['beginning', 'created']);
      await page.getByRole('switch', { name: 'Show reasons' }).click();
      await expect(verses(page).first()).toContainText(/Hebrew word: ב\S+ \(H1254\)/);
      expect(await axeViolations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('the number of a Greek word finds nothing, and the page says why', async ({ page, site }) => {
      await page.goto(`${site.url}/search?search=G2316`);
      await expect(page.getByText('not Greek words (G2316)')).toBeVisible();
      await expect(page.getByRole('list', { name: /results?$/ })).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);
    });
  });

test(
  'numbers are found without a network once their data are on the device',
  { tag: '@thorough' },
  async ({ page, line }) => {
    await page.goto(`${line.url}/search`);
    await hydrated(page);
    await field(page).fill('H430');
    await expect(verses(page, /^Bible 2246 results$/).first()).toBeVisible();
    await expect(page.locator('[aria-busy=false]').getByRole('list', { name: /^Bible/ })).toBeVisible();
    await line.stop();
    await field(page).fill('H433');
    await expect(verses(page, /^Bible 59 results$/).first()).toBeVisible();
    await expect(page.getByText('Search data could not be loaded')).toHaveCount(0);
  },
);

/** Frequent and rare words of Law, history, poetry and prophets, in Hebrew and Aramaic, and one with a psalm's title. */
const numbers = ['H1', 'H430', 'H433', 'H1254', 'H2617', 'H3068', 'H4210', 'H4428', 'H5315', 'H7225', 'H7307', 'H426'];

const QUERY = 'query Count($id: ID!) { lexiconEntry(strongs: $id) { verses(first: 1) { totalCount } } }';

test(
  'each number has as many verses as the lexicon of the gateway says',
  { tag: '@thorough' },
  async ({ page, site }) => {
    await page.goto(`${site.url}/search`);
    await hydrated(page);
    for (const id of numbers) {
      const response = await page.request.post(`${site.url}/data/graphql`, {
        data: { query: QUERY, variables: { id } },
      });
      const { data } = (await response.json()) as { data: { lexiconEntry: { verses: { totalCount: number } } } };
      const { totalCount } = data.lexiconEntry.verses;
      expect(totalCount).toBeGreaterThan(0);
      await field(page).fill(id);
      await expect(verses(page, new RegExp(`^Bible ${totalCount} results?$`)).first()).toBeVisible();
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a Strong's number is searched by the gateway", async ({ page, site }) => {
    await page.goto(`${site.url}/search?search=H433`);
    // The first search starts a process. On a busy machine the page does not wait for it, and says so.
    await expect(async () => {
      await page.reload();
      await expect(verses(page, /^Bible 59 results$/)).toHaveCount(6, { timeout: 1_000 });
    }).toPass();
  });
});

import { expect } from '@playwright/test';
import { axeViolations } from '../accessibility';
import { hydrated, test } from '../fixtures';
import { shiftedUnexpectedly, watchShifts } from './layout-shifts';
import { devices, eachDevice } from './shell-page';

const ARTICLE = '/articles/history/assyria-and-the-two-kingdoms';

for (const [device, viewport] of eachDevice)
  test.describe(`an article on a ${device}`, () => {
    test.use({ viewport });

    test('each heading is a link to itself that a new visit opens at, nothing shifts, and lists mark it as read', async ({
      page,
      site,
    }) => {
      await watchShifts(page);
      await page.goto(site.url + ARTICLE);
      await hydrated(page);
      const prose = page.getByRole('main').locator('p', { hasText: 'In a glass case in London' });
      await expect(prose).toBeInViewport();
      expect(await axeViolations(page)).toEqual([]);

      const heading = page.getByRole('heading', { name: 'A bird in a cage' });
      await heading.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${site.url}${ARTICLE}#a-bird-in-a-cage`);
      await expect(heading).toBeInViewport();
      const visit = await page.context().newPage();
      await visit.goto(page.url());
      await hydrated(visit);
      await expect(visit.getByRole('heading', { name: 'A bird in a cage' })).toBeInViewport();
      await visit.close();
      expect(await shiftedUnexpectedly(page)).toBe(0);

      await page.goto(`${site.url}/articles/history`);
      await hydrated(page);
      const listed = page.getByRole('article').filter({ hasText: 'Read lately' });
      await expect(listed.getByRole('heading')).toHaveText(['Assyria and the two kingdoms']);
    });
  });

test.describe('a wide table on a phone', () => {
  test.use({ viewport: devices.phone });

  test('the names of its rows stay in sight while it scrolls sideways', async ({ page, site }) => {
    await page.goto(site.url + ARTICLE);
    await hydrated(page);
    const table = page.getByRole('region', { name: /^The invasion of Judah/ });
    await table.focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
    await expect(table.getByRole('rowheader', { name: 'Lachish' })).toBeInViewport({ ratio: 1 });
  });
});

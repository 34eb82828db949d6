import { expect } from '@playwright/test';
import { axeViolations } from '../accessibility';
import { hydrated, test } from '../fixtures';
import { shiftedUnexpectedly, watchShifts } from './layout-shifts';
import { eachDevice, sectionNamed } from './shell-page';

for (const [device, viewport] of eachDevice) {
  test.describe(`an entry on a ${device}`, () => {
    test.use({ viewport });

    test('it is told apart from its namesakes, names its kin, and opens its related groups, without a shift', async ({
      page,
      site,
    }) => {
      await watchShifts(page);
      await page.goto(`${site.url}/encyclopedia/people/david`);
      await hydrated(page);
      await expect(sectionNamed(page, 'At a glance').getByRole('link', { name: 'Jesse' })).toBeVisible();
      await expect(page.getByText('In this entry').locator('visible=true')).toHaveCount(1);
      expect(await shiftedUnexpectedly(page)).toBe(0);
      const people = page.locator('details', { has: page.getByRole('heading', { name: 'People', exact: true }) });
      await people.getByRole('heading').click();
      await expect(people.getByRole('link').first()).toBeVisible();
      await expect(sectionNamed(page, 'How we know')).toBeVisible();
      await page.getByText('Cite this entry').click();
      await expect(page.getByText(`Daily Manna. ${site.url}/encyclopedia/people/david`)).toBeVisible();
      const verses = page.locator('details', { hasText: /^[\d,]+ verses/ });
      await verses.getByText(/^[\d,]+ verses$/).click();
      const count = async () => verses.getByRole('link', { name: /^\d+:\d+$/ }).count();
      // Each block that is loaded moves the end further down, and the reader with it.
      await expect(async () => {
        await verses.getByRole('link').last().scrollIntoViewIfNeeded();
        expect(await count()).toBeGreaterThan(200);
      }).toPass();
      expect(await axeViolations(page)).toEqual([]);

      await page.goto(`${site.url}/encyclopedia/tribes/tribe-of-judah`);
      await page.getByRole('list', { name: 'Others called Judah:' }).getByRole('link').click();
      await expect(page).toHaveURL(/\/encyclopedia\/people\/judah/);
    });
  });
}

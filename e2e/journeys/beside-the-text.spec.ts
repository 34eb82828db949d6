import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';
import { eachDevice } from './shell-page';

const TITLE = 'People, places and words';

// The next chapter is rendered hidden after this one.
const study = (page: Page) => page.getByRole('main').locator('summary').filter({ hasText: 'Study' }).first();
/** The innermost section with this heading: a side panel is a section, too. */
const group = (page: Page, name: RegExp): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name }) }).last();
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: `${TITLE} in Acts 13` });

for (const [device, viewport] of eachDevice)
  test.describe(`beside a chapter on a ${device}`, () => {
    test.use({ viewport });

    test('a panel has what its verses mention, with a map, and the keyboard leads there and back to a verse', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/acts/13`);
      await hydrated(page);
      await study(page).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: TITLE }).focus();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toBeVisible();
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveURL(/\/bible\/acts\/13\?.*panels=.*passage.*act13/);
      const places = group(page, /^Places: \d+$/);
      await expect(places.getByRole('listitem').filter({ hasText: /^Paphos/ })).toContainText('from Acts 13:6');
      await expect(places.getByRole('heading', { name: 'On a journey' })).toBeVisible();
      await places.getByRole('figure').scrollIntoViewIfNeeded();
      await expect(places.getByRole('button', { name: 'Zoom in' })).toBeVisible({ timeout: 30_000 });
      // Where the panel begins, its bar covers no half of a link.
      await heading(page).scrollIntoViewIfNeeded();
      expect(await axeViolations(page)).toEqual([]);
      await group(page, /^People: /)
        .getByRole('link', { name: 'Acts 13:6' })
        .first()
        .press('Enter');
      await expect(page).toHaveURL(/\/bible\/acts\/13\?v=6/);
      expect(complaints).toEqual([]);
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what a passage mentions is a page, which its menu links to', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/passage/psa1-2`);
    await study(page).click();
    await page.getByRole('link', { name: TITLE }).click();
    await expect(page).toHaveURL(`${site.url}/encyclopedia/passage/psa1-2`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${TITLE} in Psalms 1–2`);
    await group(page, /^Dictionary: /)
      .locator('summary')
      .click();
    await expect(
      group(page, /^Dictionary: /)
        .getByRole('listitem')
        .last(),
    ).toBeVisible();
  });
});

import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { moved, shiftedUnexpectedly, watchShifts } from '../layout-shifts';
import { devices } from '../shell-page';

test.describe('on a desktop', () => {
  test.use({ viewport: devices.desktop });

  test('the field in the header moves nothing when it loads, shows results while one types, and leads to all of them in the modal', async ({
    page,
    site,
    complaints,
  }) => {
    await watchShifts(page);
    await page.goto(`${site.url}/bible/ruth/1`);
    await hydrated(page);
    const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search' });
    await field.focus();
    expect(await shiftedUnexpectedly(page), (await moved(page)).join('\n')).toBe(0);
    // Typed before the code of the search is there.
    await field.pressSequentially('boaz');
    await expect(
      page.getByRole('list', { name: 'Suggestions' }).getByRole('link', { name: 'Boaz' }).first(),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'Bible' }).getByRole('listitem')).toHaveCount(6);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-result]').first()).toBeFocused();
    await page
      .getByRole('list', { name: 'Bible' })
      .getByRole('button', { name: /^View All Results \+\d+ more results$/ })
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Search Daily Manna' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await expect(dialog.getByRole('searchbox')).toHaveValue('boaz');
    await expect(dialog.getByRole('list', { name: /^Bible \d+ results$/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(field).toBeFocused();
    await page.keyboard.type('x');
    await expect(field).toHaveValue('boazx');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('letters that follow the key / are kept until the field of the dialog is there', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/ruth/1`);
    await hydrated(page);
    // The code of the dialog takes a second.
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.keyboard.type('/boaz rutx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('h');
    const field = page.getByRole('dialog', { name: 'Search Daily Manna' }).getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type(' 2');
    await expect(field).toHaveValue('boaz ruth 2');
    await expect(page).toHaveURL(/\/bible\/ruth\/1\?mdl=/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: devices.phone, hasTouch: true });

  test('the field of the home page opens the modal, and has its words when the modal closes', async ({
    page,
    site,
    complaints,
  }) => {
    await page.goto(site.url);
    await hydrated(page);
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeHidden();
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search Daily Manna' });
    await field.tap();
    const dialog = page.getByRole('dialog', { name: 'Search Daily Manna' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('goliat');
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.type('h');
    await expect(field).toHaveValue('goliath');
    await expect(page.getByRole('list', { name: 'Bible' }).getByRole('listitem')).toHaveCount(3);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: devices.phone });

  test('the field of the home page leads to the search page with the words', async ({ page, site }) => {
    await page.goto(site.url);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('king & david');
    await field.press('Enter');
    await expect(page).toHaveURL(`${site.url}/search?search=king+%26+david`);
  });
});

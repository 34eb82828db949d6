import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../accessibility';
import { hydrated, test } from '../fixtures';
import { shifted, watchShifts } from './layout-shifts';
import { eachDevice, sectionNamed } from './shell-page';

const drawn = (page: Page, slug: string) => page.locator(`[data-person="${slug}"]`);

for (const [device, viewport] of eachDevice) {
  test(`the family tree on a ${device} appears without a shift, and keys walk through it`, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await page.goto(`${site.url}/encyclopedia/people/obed/family`);
    await hydrated(page);
    await expect(drawn(page, 'obed')).toBeInViewport();
    expect(await shifted(page)).toBe(0);
    await drawn(page, 'obed').focus();
    await page.keyboard.press('ArrowDown');
    await expect(drawn(page, 'jesse')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(drawn(page, 'boaz')).toBeFocused();
    await expect(page.locator('[data-person][tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('+');
    await expect(page).toHaveURL(/\?up=3$/);
    await expect(drawn(page, 'salmon')).toBeAttached();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('-');
    await expect(page).toHaveURL(/\?down=1$/);
    await expect(drawn(page, 'david')).not.toBeAttached();
    await drawn(page, 'boaz').press('Enter');
    await expect(page).toHaveURL(/\/encyclopedia\/people\/boaz$/);
  });

  test(`the tree of a large family fits the width of a ${device}, with kin who have no page`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url}/encyclopedia/people/david/family`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Show the whole tree' }).click();
    const frame = page.getByRole('group', { name: 'Family tree' });
    await expect(frame.getByRole('link', { name: /^Nathan/ })).toHaveAttribute('href', '/dictionary/the-name-nathan');
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await frame.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('everyone on the path from Ruth to David is in the drawing', async ({ page, site }) => {
  await page.goto(`${site.url}/encyclopedia/people/ruth/family?to=David`);
  for (const slug of ['ruth', 'obed', 'jesse', 'david']) await expect(drawn(page, slug)).toBeAttached();
});

test.describe('the family tree without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form says how Ruth is related to David, with verses', async ({ page, site }) => {
    await page.goto(`${site.url}/encyclopedia/people/ruth/family`);
    await page.getByLabel('Name of another person').fill('David');
    await page.getByRole('button', { name: 'Find the way' }).click();
    await expect(page.getByText('David descends from Ruth: 3 generations.')).toBeVisible();
    await expect(sectionNamed(page, 'How are they related?').getByRole('listitem')).toHaveText([
      'Ruth',
      'son Obed Ruth 4:13–17',
      'son Jesse Ruth 4:22',
      'son David Ruth 4:22',
    ]);
  });
});

import { axeViolations } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';
import { eachDevice } from './shell-page';

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });

    test('verses are selected, cited, copied and let go, and nothing is asked of the network', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/genesis/1?v=3_5-7`);
      await hydrated(page);
      await expect(page).toHaveTitle('Genesis 1:3, 5-7 (KJV) | Daily Manna');
      const tools = page.getByRole('toolbar', { name: 'Selected verses' });
      await expect(tools).toContainText('Genesis 1:3, 5-7');
      await expect(page.locator('main mark').first()).toHaveText(/^And God said, Let there be light/);
      expect(await axeViolations(page)).toEqual([]);

      await page.context().setOffline(true);
      await page.getByText('And God saw the light, that').click();
      await expect(page).toHaveURL(`${site.url}/bible/genesis/1?v=3-7`);
      await expect(tools).toContainText('Genesis 1:3-7');
      await tools.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(page.getByText('Copied', { exact: true }).first()).toBeAttached();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^And God said, Let there be light[^]+\(Genesis 1:3-7, KJV\)$/);
      await page.keyboard.press('Escape');
      await expect(tools).toBeHidden();
      await expect(page).toHaveURL(`${site.url}/bible/genesis/1`);
      await page.context().setOffline(false);
      expect(complaints).toEqual([]);
    });

    test('a key opens the picker, which reads, previews and mends references', async ({ page, site, complaints }) => {
      await page.goto(`${site.url}/bible/genesis/1`);
      await hydrated(page);
      await page.keyboard.press('g');
      const dialog = page.getByRole('dialog');
      const field = dialog.getByRole('combobox');
      await expect(field).toBeFocused();
      await field.fill('nobody 3');
      await expect(dialog.getByText('Invalid Reference')).toBeVisible();
      await field.fill('gen 51');
      await expect(dialog.getByText(/has only 50 chapters/).first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await field.fill('Matt 5-7; Ps 1');
      await expect(dialog.getByText('Matthew 5 - 7; Psalm 1').first()).toBeVisible();
      await field.press('Enter');
      await expect(page).toHaveURL(/\/bible\/passage\/mat5-7_psa1$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matthew 5 - 7; Psalm 1');
      expect(complaints).toEqual([]);
    });

    test('a passage grows as its reader comes to its end, and holds no more than is near', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/passage/gen-rev`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 2, name: 'Genesis 1', exact: true })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      const far = page.getByRole('heading', { level: 2, name: 'Genesis 12', exact: true });
      const isInSight = () =>
        far.evaluateAll(([heading]) => heading !== undefined && heading.getBoundingClientRect().top < innerHeight);
      // Blocks grow, and are put away where they are far: the reader goes on until it is there.
      for (let turn = 0; turn < 150 && !(await isInSight()); turn += 1) {
        await page.mouse.wheel(0, 900);
        await page.waitForTimeout(100);
      }
      await far.scrollIntoViewIfNeeded();
      await expect(far).toBeInViewport();
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3_000);
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('selected verses are marked, the picker is a way to the books, and a passage leads on', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/bible/genesis/1?v=16`);
    await expect(page.locator('main mark').first()).toHaveText(/^And God made two great lights/);
    await page.getByRole('link', { name: 'Go to a passage' }).click();
    await expect(page).toHaveURL(`${site.url}/bible`);

    await page.goto(`${site.url}/bible/passage/gen1-3`);
    await expect(page.getByRole('main')).toContainText('In the beginning God created the heaven and the earth.');
    await page.getByRole('link', { name: 'More' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesis 2 - 3');
  });
});

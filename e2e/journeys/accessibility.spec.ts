import { axeViolations } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';

const pages = [
  '/',
  '/bible',
  '/bible/psalms',
  '/bible/genesis/1',
  '/bible/web/psalms/119',
  '/encyclopedia',
  '/dictionary',
  '/articles',
  '/resources',
  '/search',
  '/account',
  '/nowhere',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, width] of [
    ['phone', 360],
    ['desktop', 1440],
  ] as const) {
    test(`every page is free of axe's violations, ${colorScheme}, on a ${device}`, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const path of pages) {
        await page.goto(site.url + path);
        await hydrated(page);
        expect(await axeViolations(page), path).toEqual([]);
      }
    });
  }

  test(`the card of a failed pillar and the page of a broken one are free of them too, ${colorScheme}`, async ({
    page,
    faultySite,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/ahead', '/faulty/render', '/faulty/loader']) {
      await page.goto(faultySite.gateway.url + path);
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      expect(await axeViolations(page), path).toEqual([]);
    }
  });
}

test('a reader with only a keyboard goes from the first page to the next chapter', async ({ page, site }) => {
  await page.goto(site.url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Genesis 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeFocused();
  const next = page.getByRole('link', { name: /Genesis 2/ }).first();
  for (
    let presses = 0;
    presses < 80 && !(await next.evaluate((link) => link === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 2' })).toBeFocused();
});

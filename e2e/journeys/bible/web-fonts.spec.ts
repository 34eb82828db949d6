import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { moved, shifted, shiftedUnexpectedly, watchShifts } from '../layout-shifts';
import { eachDevice } from '../shell-page';

/** A page that takes longer to arrive does not wait for fonts. Milliseconds. */
const SLOW_MS = 400;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: SLOW_MS, ...unlimited });
}

const fontOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);

for (const [device, viewport] of eachDevice) {
  test(
    `on a first visit over a slow network, web fonts come in with the next page, on a ${device}`,
    { tag: '@thorough' },
    async ({ page, site, complaints }) => {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      await slowDown(page);
      await page.goto(`${site.url}/bible/genesis/1`);
      await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
      expect(await fontOf(page, 'main article p')).not.toContain('Literata Variable');

      // The page that the reader may turn to has them before it is shown; the page that the reader sees does not.
      await expect(page.locator('[data-ahead][data-web-fonts]')).toBeAttached({ timeout: 30_000 });
      expect(await fontOf(page, 'main h1')).not.toContain('Literata Variable');
      expect(await moved(page)).toEqual([]);
      expect(await shifted(page)).toBe(0);

      await page.locator('a[rel=next]:visible').last().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Genesis 2' })).toBeFocused();
      expect(await fontOf(page, 'main article p:visible')).toContain('Literata Variable');
      await expect.poll(() => fontOf(page, 'header')).toContain('Inter Variable');
      expect(await page.evaluate(() => document.fonts.check('16px "Literata Variable"'))).toBe(true);
      // The frame around the page changes its fonts in the same moment, by at most some pixels.
      await page.waitForTimeout(700);
      expect(await shiftedUnexpectedly(page)).toBe(0);
      expect(await shifted(page)).toBeLessThan(0.001);

      // A page of another kind has them from its first moment.
      await page.getByRole('link', { name: 'Genesis', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Genesis' })).toBeVisible();
      expect(await fontOf(page, 'main h1')).toContain('Literata Variable');
      expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
      expect(complaints).toEqual([]);
    },
  );
}

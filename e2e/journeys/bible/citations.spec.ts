import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { devices, eachDevice } from '../shell-page';

const article = (page: Page) => page.getByRole('main').getByRole('article');
const number = (page: Page, verse: number) => article(page).locator(`#v${verse} > a`);
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Selected verses' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a chapter, and waits for the code that selects verses. */
async function openChapter(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await expect(article(page).locator('header').getByText('Print', { exact: true })).toBeAttached();
}

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('a linked passage is in the upper third, highlighted, and uncovered until a verse is touched', async ({
      page,
      site,
      complaints,
    }) => {
      await openChapter(page, `${site.url}/bible/1-corinthians/13?v=4-7`);
      await expect(number(page, 4)).toHaveAttribute('aria-current', 'true');
      await expect(tools(page)).toBeHidden();
      const top = (await number(page, 4).boundingBox())?.y ?? NaN;
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(viewport.height / 3);
      expect(await axeViolations(page)).toEqual([]);
      await number(page, 7).click();
      await expect(tools(page)).toContainText('1 Corinthians 13:4–7');
      await expect(page).toHaveURL(`${site.url}/bible/1-corinthians/13?v=4-7`);
      const next = await number(page, 8).boundingBox();
      expect(next?.y).toBeLessThan((await tools(page).boundingBox())?.y ?? 0);
      await page.reload();
      await hydrated(page);
      await expect(tools(page)).toContainText('1 Corinthians 13:4–7');
      expect(complaints).toEqual([]);
    });

    test('the numbers of linked verses do not reach into the line above, with letters of double size as well', async ({
      page,
      site,
    }) => {
      await openChapter(page, `${site.url}/bible/john/3?v=16-18`);
      for (const size of ['', '200%']) {
        await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
        const looks = await number(page, 17).evaluate((link) => {
          const boxOf = (node: Node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return range.getClientRects()[0];
          };
          const { backgroundClip, backgroundColor, color } = getComputedStyle(link);
          const lineHeight = parseFloat(getComputedStyle(link.closest('p') ?? link).lineHeight);
          const words = boxOf(link.closest('sup')?.nextSibling ?? link);
          const space = (boxOf(link)?.top ?? NaN) - ((words?.bottom ?? NaN) - lineHeight);
          return { backgroundClip, backgroundColor, color, space };
        });
        expect(looks.backgroundClip).toBe('content-box');
        expect(looks.space, size).toBeGreaterThan(1);
        expect(looks.color).not.toBe(looks.backgroundColor);
      }
    });
  });
}

// No device changes these; a phone has the least room.
test.describe('on a phone', () => {
  test.use({ viewport: devices.phone, hasTouch: true });

  test('a citation of all verses opens the plain chapter', async ({ page, site, complaints }) => {
    await openChapter(page, `${site.url}/bible/acts/19?v=1-41`);
    await expect(page).toHaveURL(`${site.url}/bible/acts/19`);
    await expect(title(page)).toHaveText('Acts 19');
    await expect(page.locator('main mark')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // A reader may select every verse nevertheless.
    await openChapter(page, `${site.url}/bible/psalms/117`);
    await number(page, 1).click();
    await number(page, 2).click();
    await expect(tools(page)).toContainText('Psalm 117:1–2');
    await expect(page).toHaveURL(`${site.url}/bible/psalms/117?v=1-2`);
    expect(complaints).toEqual([]);
  });
});

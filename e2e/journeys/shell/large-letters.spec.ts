import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../fixtures';

/** Pages of each kind. */
const pages = [
  '/',
  '/bible',
  '/bible/john/3',
  '/bible/compare/john/3',
  '/bible/cross-references/john/3',
  '/bible/interlinear/genesis/1',
  '/bible/passage/psa1-2',
  '/encyclopedia',
  '/encyclopedia/people/david',
  '/encyclopedia/john/3/16',
  '/resources',
  '/search',
];

/** The browser's own size of letters and the width of the window, in CSS pixels. */
const screens = [
  { name: 'letters of double size on a desktop', letters: 32, width: 1440 },
  { name: 'letters of double size on a tablet', letters: 32, width: 768 },
  { name: 'letters of double size on a phone', letters: 32, width: 360 },
  { name: 'a desktop that is zoomed to 400 %', letters: 16, width: 320 },
] as const;

/** As the reader's setting, by which media queries go as well; a style sheet would not change those. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Controls of the header, the open dialog and the open panel that are not wholly between the edges of the window. */
const cutControls = (page: Page) =>
  page.evaluate(() => {
    const frames = [':modal', ':popover-open', 'body > * header:not(main header)'];
    const controls = frames.flatMap((frame) => [
      ...document.querySelectorAll(`${frame} :is(a, button, input, select)`),
    ]);
    // Without the space of the scroll bar.
    const width = document.body.clientWidth;
    return controls
      .filter((control) => control.checkVisibility() && !control.closest('nav, [role="tablist"]'))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return left < -0.5 || right > width + 0.5;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);

for (const { name, letters, width } of screens) {
  test.describe(`with ${name}`, () => {
    test.use({ viewport: { width, height: 740 } });
    test.beforeEach(({ page }) => setLetters(page, letters));

    test(
      'no page scrolls sideways, and the controls of its header are on the screen',
      { tag: width > 360 ? '@thorough' : [] },
      async ({ page, site }) => {
        test.slow();
        for (const path of pages) {
          await page.goto(site.url + path);
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${letters}px`);
          expect.soft(await overflow(page), path).toBe(0);
          expect.soft(await cutControls(page), path).toEqual([]);
        }
      },
    );

    test('the menu, the options of the page and a dialog have all their controls on the screen', async ({
      page,
      site,
    }) => {
      await page.goto(`${site.url}/bible/john/3`);
      await hydrated(page);
      const header = page.getByRole('banner');
      for (const button of ['Menu', 'More options']) {
        await header.getByRole('button', { name: button, exact: true }).click();
        await expect(page.locator(':popover-open').getByRole('tab').first()).toBeVisible();
        expect.soft(await cutControls(page), button).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await page.goto(`${site.url}/bible/john/3?mdl=preferences`);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
      expect(await cutControls(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });
  });
}

import type { Locator, Page } from '@playwright/test';
import { axeViolations, transitionsEnded } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { shifted, watchShifts } from '../layout-shifts';
import { devices, eachDevice } from '../shell-page';
import { expectVerseAt, firstVerse, scrollBackAndForth } from './verse-position';

const main = (page: Page) => page.getByRole('main');
const bar = (part: Page | Locator) => part.getByRole('group', { name: 'Reading bar' });
const title = (part: Page | Locator) => part.getByRole('heading', { level: 1 });
const panel = (page: Page) => page.getByLabel(/^Panel 1: /).first();
const menu = (part: Locator, name: string) => part.locator('summary', { hasText: name });
const number = (part: Locator, verse: number) => part.getByRole('link', { name: `Verse ${verse}`, exact: true });
const hint = (page: Page) => bar(page).getByText(/turn the page/);

/** Opens a chapter, and waits for what it loads when it is idle: its verse numbers become one tab stop. */
async function openChapter(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await expect(main(page).locator('article sup > a[tabindex="0"]').first()).toBeAttached();
}

/** Height of the bar and of the header above panels. CSS pixels. */
const UNDER_BAR_PX = 64;

const isShown = (part: Page | Locator) => expect(bar(part)).toHaveCSS('opacity', '1');

/** Expects the focused element to be in view, and the bar not to be over it. */
async function expectFocusUncovered(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return !document.activeElement?.contains(found) && !found?.contains(document.activeElement);
  });
  expect(covered).toBe(false);
}

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('the reading bar leaves on scrolling down, and returns with its controls on scrolling up', async ({
      page,
      site,
      complaints,
    }) => {
      await watchShifts(page);
      await openChapter(page, `${site.url}/bible/psalms/119`);
      await expect(bar(page)).toBeHidden();
      await scrollBackAndForth(page, main(page), { down: 5_000, up: 0 });
      await expect(bar(page)).toHaveCSS('opacity', '0');
      await scrollBackAndForth(page, main(page), { down: 0, up: 200 });
      await isShown(page);
      await transitionsEnded(page);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // The head has the same controls, which nobody should meet twice.
      await expect(page.getByRole('button', { name: /Go to a passage/ })).toHaveCount(1);
      const heights = await bar(page)
        .locator('a, summary')
        .evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(43);
      await scrollBackAndForth(page, main(page), { down: 300, up: 0 });
      await expect(bar(page)).toHaveCSS('opacity', '0');
      await scrollBackAndForth(page, main(page), { down: 0, up: 200 });
      expect(await shifted(page)).toBeLessThan(0.01);

      await bar(page)
        .getByRole('button', { name: /^Psalm 119\s+Go to a passage$/ })
        .click();
      await expect(page.getByRole('dialog', { name: 'Go to a passage' })).toBeVisible();
      await page.keyboard.press('Escape');
      await bar(page).getByRole('link', { name: 'Next: Psalm 120' }).click();
      await expect(title(page)).toHaveText('Psalm 120');
      await expect(bar(page)).toBeHidden();
      expect(complaints).toEqual([]);
    });

    test('the verse at the top stays where it is when translation, text size, layout or theme change', async ({
      page,
      site,
      complaints,
    }) => {
      await openChapter(page, `${site.url}/bible/psalms/119`);
      await scrollBackAndForth(page, main(page), { down: 5_000, up: 200 });
      await isShown(page);
      const verse = await firstVerse(main(page), UNDER_BAR_PX);
      await menu(bar(page), 'Translation: KJV').click();
      await bar(page).getByRole('link', { name: /^WEB/ }).click();
      await expect(page).toHaveURL(`${site.url}/bible/web/psalms/119`);
      await expect(menu(bar(page), 'Translation: WEB')).toBeFocused();
      await expectVerseAt(main(page), verse, 'changing the translation');
      await menu(bar(page), 'Reading options').click();
      await bar(page).getByRole('button', { name: 'Larger text' }).click();
      await expectVerseAt(main(page), verse, 'larger text');
      for (const choice of ['Short', 'One per line', 'Dark']) {
        // Without scrolling to it, which would move the page as well.
        await bar(page).getByRole('radio', { name: choice }).dispatchEvent('click');
        await expectVerseAt(main(page), verse, choice);
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await transitionsEnded(page);
      expect(await axeViolations(page, 'colours')).toEqual([]);
      await page.setViewportSize({ width: viewport.height, height: viewport.width });
      await expectVerseAt(main(page), verse, 'turning the device');
      expect(complaints).toEqual([]);
    });

    test('the ways to turn the page are told once', async ({ page, site }) => {
      await openChapter(page, `${site.url}/bible/john/3`);
      await scrollBackAndForth(page, main(page), { down: 900, up: 100 });
      await expect(hint(page)).toContainText(device === 'phone' ? 'Swipe left or right' : 'The arrow keys');
      await bar(page).getByRole('button', { name: 'Got it' }).click();
      await expect(hint(page)).toBeHidden();
      await isShown(page);
      await openChapter(page, `${site.url}/bible/john/4`);
      await scrollBackAndForth(page, main(page), { down: 900, up: 100 });
      await isShown(page);
      await expect(hint(page)).toBeHidden();
    });

    test('a passage has the reading bar, which leads to the next passage and keeps the verse', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/passage/psa1-20`);
      await hydrated(page);
      await expect(title(page)).toHaveText('Psalms 1–20');
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(20);
      await scrollBackAndForth(page, main(page), { down: 3_000, up: 200 });
      await isShown(page);
      // A number is the same in several chapters, so its position in the passage identifies it.
      const topsOf = () =>
        main(page)
          .locator('sup[data-verse]')
          .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().top));
      const tops = await topsOf();
      const index = tops.findIndex((top) => top >= UNDER_BAR_PX);
      await menu(bar(page), 'Reading options').click();
      await bar(page).getByRole('button', { name: 'Larger text' }).click();
      await expect
        .poll(async () => Math.abs(((await topsOf())[index] ?? 0) - (tops[index] ?? 0)))
        .toBeLessThanOrEqual(2);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await bar(page).getByRole('link', { name: 'Next: Psalms 21–40' }).click();
      await expect(title(page)).toHaveText('Psalms 21–40');
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: devices.desktop });

  test('opening and closing a panel keeps the verse at the top of the main text', async ({
    page,
    site,
    complaints,
  }) => {
    await openChapter(page, `${site.url}/bible/john/3`);
    await number(main(page), 12).click();
    await scrollBackAndForth(page, main(page), { down: 600, up: 0 });
    const verse = await firstVerse(main(page), UNDER_BAR_PX);
    await page.getByRole('toolbar').getByRole('link', { name: 'Cross-references' }).click();
    await expect(title(panel(page))).toHaveText('Cross-references to John 3:12');
    await expectVerseAt(main(page), verse, 'opening a panel');
    await panel(page)
      .getByRole('button', { name: /^Close/ })
      .click();
    await expect(panel(page)).toBeHidden();
    await expectVerseAt(main(page), verse, 'closing a panel');
    expect(complaints).toEqual([]);
  });

  test('a side panel has the reading bar, and keeps the verse at its top', async ({ page, site, complaints }) => {
    const query = new URLSearchParams({ layout: 'side-right', panels: '/bible/psalms/119' }).toString();
    await openChapter(page, `${site.url}/bible/ruth/2?${query}`);
    const side = panel(page);
    await expect(side.locator('article sup > a[tabindex="0"]').first()).toBeAttached();
    await scrollBackAndForth(page, side, { down: 3_000, up: 200 });
    await isShown(side);
    await expect(bar(main(page))).toBeHidden();
    const verse = await firstVerse(side, 2 * UNDER_BAR_PX);
    await menu(bar(side), 'Translation: KJV').click();
    await expect(bar(side).getByRole('link', { name: /^WEB/ })).toBeInViewport({ ratio: 1 });
    await bar(side).getByRole('link', { name: /^WEB/ }).click();
    await expect(menu(bar(side), 'Translation: WEB')).toBeAttached();
    await expectVerseAt(side, verse, 'changing the translation');
    await menu(bar(side), 'Reading options').click();
    await bar(side).getByRole('button', { name: 'Larger text' }).click();
    await expectVerseAt(side, verse, 'larger text');
    await expect(title(main(page))).toHaveText('Ruth 2');
    expect(complaints).toEqual([]);
  });

  test('with only the keyboard, the verses are one tab stop, and the bar comes before them without covering the focus', async ({
    page,
    site,
    complaints,
  }) => {
    await openChapter(page, `${site.url}/bible/psalms/119`);
    await number(main(page), 1).focus();
    // The letters of notes are among the verses.
    for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('ArrowDown');
    await expect(main(page).locator('article sup > a:focus')).toBeInViewport();
    await expectFocusUncovered(page);
    // On the way up, the bar comes.
    for (let presses = 0; presses < 25; presses += 1) await page.keyboard.press('ArrowUp');
    await expect(main(page).locator('article sup > a:focus')).toBeInViewport();
    await expectFocusUncovered(page);
    await page.keyboard.press('End');
    await expect(number(main(page), 176)).toBeFocused();
    // The next chapter is three stops away: a note, the previous chapter, the next one.
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    await expect(main(page).getByRole('link', { name: 'Next chapter Psalm 120' })).toBeFocused();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab');
    await expect(number(main(page), 176)).toBeFocused();

    // The bar comes before the text.
    const stops = ['Next: Psalm 120', 'Previous: Psalm 118'].map((name) => bar(page).getByRole('link', { name }));
    stops.push(menu(bar(page), 'Reading options'), menu(bar(page), 'Translation: KJV'), bar(page).getByRole('button'));
    for (const stop of stops) {
      await page.keyboard.press('Shift+Tab');
      await expect(stop).toBeFocused();
      await isShown(page);
      await expectFocusUncovered(page);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Go to a passage' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: devices.phone });

  test('a chapter has its controls in the head and the next chapter at its end', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/psalms/119`);
    await expect(bar(page)).toBeHidden();
    await expect(menu(main(page), 'Translation: KJV')).toBeVisible();
    await main(page).getByRole('link', { name: 'Next chapter Psalm 120' }).click();
    await expect(title(page)).toHaveText('Psalm 120');
  });
});

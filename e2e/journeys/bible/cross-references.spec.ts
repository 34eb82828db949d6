import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { devices, eachDevice } from '../shell-page';

const WORDS_OF_JOHN_1_14 = /^And the Word was made flesh, and dwelt among us/;

const panel = (page: Page, number = 1) => page.getByLabel(new RegExp(`^Panel ${number}: `));
const crossReferences = (page: Page) =>
  page.getByRole('toolbar', { name: 'Selected verses' }).getByRole('link', { name: 'Cross-references' });
/** The summary of a reference, by its full name. The name of the book in it is visually hidden. */
const reference = (part: Locator, name: string) => part.locator('summary').filter({ hasText: new RegExp(`^${name}$`) });
/** The verse text of an open reference. */
const words = (part: Locator, start: RegExp) => part.locator('details[open] p').filter({ hasText: start });
const card = (part: Locator) => part.locator('[popover]:popover-open');

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Opens John 3 by a link to verse 16, and touches that verse, which shows the toolbar. */
async function openVerse(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/bible/john/3?v=16`);
  // The code for selecting verses comes with this button, when the browser is idle.
  await expect(page.getByRole('main').locator('header').getByText('Print', { exact: true })).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Verse 16', exact: true }).click();
}

test.describe('on a desktop', () => {
  test.use({ viewport: devices.desktop });

  test('cross-references open in a panel next to their verse, show their text, and link to their chapters', async ({
    page,
    site,
    complaints,
  }) => {
    await openVerse(page, site.url);
    await crossReferences(page).click();
    const sidePanel = panel(page);
    const heading = sidePanel.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Cross-references to John 3:16');
    await expect(heading).toBeFocused();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('John 3');
    await expect(sidePanel.getByRole('heading', { name: 'New Testament' })).toBeVisible();
    await page.mouse.move(0, 0);
    expect(await axeViolations(page)).toEqual([]);

    // Hovering shows a card with the text, which stays while the mouse is on it. Escape closes only the card.
    const john = reference(sidePanel, 'John 1:14');
    await john.scrollIntoViewIfNeeded();
    await john.hover();
    await expect(card(sidePanel)).toContainText(/John 1:14\s*And the Word was made flesh/);
    await card(sidePanel).hover();
    await page.waitForTimeout(400);
    await expect(card(sidePanel)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(sidePanel)).toBeHidden();
    await expect(crossReferences(page)).toBeVisible();

    // A click opens the reference itself, which stays open.
    await john.click();
    await expect(words(sidePanel, WORDS_OF_JOHN_1_14)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await sidePanel.getByRole('link', { name: 'Read John 1', exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('John 1');
    await expect(page.locator('main mark').first()).toHaveText(WORDS_OF_JOHN_1_14);
    await expect(heading).toHaveText('Cross-references to John 3:16');
    await expect(words(sidePanel, WORDS_OF_JOHN_1_14)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('John 3');

    // The cross-references of another verse open in the same panel.
    await page.getByRole('main').getByRole('link', { name: 'Verse 17', exact: true }).click();
    await crossReferences(page).click();
    await expect(heading).toHaveText('Cross-references to John 3:16–17');
    await expect(heading).toBeFocused();
    await expect(panel(page, 2)).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test('cross-references can be opened, read and followed with only the keyboard', async ({
    page,
    site,
    complaints,
  }) => {
    await openVerse(page, site.url);
    await crossReferences(page).focus();
    await page.keyboard.press('Enter');
    const sidePanel = panel(page);
    await expect(sidePanel.getByRole('heading', { level: 1 })).toBeFocused();
    const john = reference(sidePanel, 'John 1:14');
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press('Tab');
      if (await john.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(john).toBeFocused();
    await expect(card(sidePanel)).toContainText('And the Word was made flesh');
    await page.keyboard.press('Enter');
    await expect(card(sidePanel)).toBeHidden();
    await expect(words(sidePanel, WORDS_OF_JOHN_1_14)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('John 1');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    expect(complaints).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: devices.phone, hasTouch: true });

  test(
    'the panel of cross-references is shown instead of the chapter until a reference is followed',
    { tag: '@thorough' },
    async ({ page, site, complaints }) => {
      await openVerse(page, site.url);
      await crossReferences(page).tap();
      const heading = page.getByRole('heading', { level: 1, name: 'Cross-references to John 3:16' });
      await expect(heading).toBeVisible();
      await expect(heading).toBeFocused();
      await expect(page.getByRole('heading', { level: 1, name: 'John 3', exact: true })).toBeHidden();
      const sidePanel = panel(page);
      await reference(sidePanel, 'John 1:14').tap();
      await expect(words(sidePanel, WORDS_OF_JOHN_1_14)).toBeVisible();
      await expect(card(sidePanel)).toBeHidden();
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await sidePanel.getByRole('link', { name: 'Read John 1', exact: true }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'John 1', exact: true })).toBeVisible();
      await expect(heading).toBeHidden();
      expect(complaints).toEqual([]);
    },
  );

  test('going back from the cross-references returns to the same position in the chapter', async ({ page, site }) => {
    await openVerse(page, site.url);
    const verse = page.getByRole('main').getByRole('link', { name: 'Verse 16' });
    await crossReferences(page).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Cross-references to John 3:16' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'John 3', exact: true })).toBeAttached();
    await expect(verse).toBeInViewport();
  });
});

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the cross-references of a chapter are a list of its verses, each of which opens', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/cross-references/john/3`);
      await hydrated(page);
      const verse = page.locator('summary').filter({ has: page.getByRole('heading', { name: 'John 3:16' }) });
      await expect(verse).toContainText('23 references');
      await verse.click();
      await expect(reference(page.getByRole('main'), 'Romans 5:8')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.goto(`${site.url}/bible/cross-references/psalms/119`);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(176);
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cross-references of a verse are in the page, each with its text', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/cross-references/john/3`);
    await page
      .locator('summary')
      .filter({ has: page.getByRole('heading', { name: 'John 3:16' }) })
      .click();
    await page.getByRole('link', { name: 'Show the cross-references to John 3:16' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cross-references to John 3:16');
    const main = page.getByRole('main');
    await reference(main, 'John 1:14').click();
    await expect(words(main, WORDS_OF_JOHN_1_14)).toBeVisible();
    await main.getByRole('link', { name: 'Read John 1', exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/bible/john/1?v=14`);
  });

  test('the study menu of a chapter links to its cross-references', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/john/3`);
    await page.getByText('Study', { exact: true }).click();
    await page.getByRole('link', { name: 'Cross-references' }).click();
    await expect(page).toHaveURL(`${site.url}/bible/cross-references/john/3`);
  });
});

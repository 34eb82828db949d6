import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { shifted, watchShifts } from '../layout-shifts';
import { devices, eachDevice } from '../shell-page';

const wordDialog = (page: Page) => page.getByRole('dialog');
/** The n-th word of the chapter that is shown, from 0. */
const word = (page: Page, index: number) => page.locator('main [data-word]').nth(index);
/** The one word that the Tab key stops at, present when words can be clicked. */
const stop = (page: Page) => page.locator('main [data-word][tabindex="0"]');

/** The URLs of the Hebrew font that the page requests from now on. */
function watchFontRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/hebrew.*\.woff2$/.test(request.url())) requested.push(request.url());
  });
  return requested;
}

/** Opens a chapter in Hebrew, and waits until its words can be clicked. */
async function openHebrew(page: Page, url: string, path = '/bible/wlc/genesis/1') {
  await page.goto(url + path);
  await hydrated(page);
  await expect(stop(page)).toHaveCount(1);
}

test.describe('on a phone', () => {
  test.use({ viewport: devices.phone, hasTouch: true });

  test('a Hebrew page has its font inlined, so that nothing moves, and downloads the font file for later pages', async ({
    page,
    site,
    complaints,
  }) => {
    const requested = watchFontRequests(page);
    await watchShifts(page);
    await openHebrew(page, site.url);
    expect(await page.evaluate(() => document.fonts.check('1em "Noto Serif Hebrew"', 'א'))).toBe(true);
    expect(requested).toEqual([]);
    expect(await shifted(page)).toBe(0);
    await expect.poll(() => requested).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('tapping a Hebrew word explains it, until Close is tapped; tapping a verse number selects the verse', async ({
    page,
    site,
    complaints,
  }) => {
    await openHebrew(page, site.url);
    await word(page, 1).tap();
    await expect(wordDialog(page)).toContainText('H1254');
    await expect(wordDialog(page)).toContainText('verb, qal, perfect, third person, masculine, singular');
    await expect(wordDialog(page)).toContainText('to create');
    const { x = 0, width = 0 } = (await wordDialog(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(devices.phone.width);
    expect(await axeViolations(page)).toEqual([]);
    await wordDialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(wordDialog(page)).toBeHidden();

    await page.getByRole('link', { name: 'Verse 3', exact: true }).first().tap();
    await expect(page).toHaveURL(/\?v=3$/);
    expect(complaints).toEqual([]);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: devices.desktop });

  test('clicking a word explains it and links to its verse; a ketiv is labelled and has its qere', async ({
    page,
    site,
    complaints,
  }) => {
    await openHebrew(page, site.url, '/bible/wlc/genesis/8');
    await page.locator('main [data-word]', { hasText: 'הוצא' }).first().click();
    await expect(wordDialog(page)).toContainText('Written so (ketiv)');
    await expect(wordDialog(page).getByRole('heading', { name: 'Read instead (qere)' })).toBeAttached();
    await word(page, 0).click();
    await expect(wordDialog(page)).toContainText('H2142');
    await expect(page).toHaveURL(`${site.url}/bible/wlc/genesis/8`);
    await page.keyboard.press('Escape');
    await expect(wordDialog(page)).toBeHidden();
    await word(page, 0).click();
    await wordDialog(page).getByRole('link', { name: 'All of Genesis 8:1' }).click();
    await expect(page).toHaveURL(`${site.url}/encyclopedia/genesis/8/1`);
    await expect(page.getByText('conjunction; verb, qal, sequential imperfect').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('arrow keys move through words from right to left, and Enter explains a word', async ({
    page,
    site,
    complaints,
  }) => {
    await openHebrew(page, site.url, '/bible/wlc/psalms/3');
    await stop(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(word(page, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(wordDialog(page)).toBeFocused();
    await expect(wordDialog(page)).toContainText('In the psalm’s title');
    await expect(wordDialog(page)).toContainText('noun, proper name');
    await page.keyboard.press('Escape');
    await expect(wordDialog(page)).toBeHidden();
    await expect(word(page, 1)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    // At the end of the text, the arrow key does not turn the page.
    await expect(page).toHaveURL(`${site.url}/bible/wlc/psalms/3`);
    await page.keyboard.press('Home');
    await page.keyboard.press(' ');
    await expect(wordDialog(page)).toContainText('mizmôwr');
    expect(complaints).toEqual([]);
  });

  test('a page without Hebrew does not request the Hebrew font before it is hydrated, and one with Hebrew has it', async ({
    page,
    site,
  }) => {
    const requested = watchFontRequests(page);
    await page.goto(`${site.url}/bible/genesis/1`);
    await hydrated(page);
    expect(requested).toEqual([]);
    await openHebrew(page, site.url);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('24px "Noto Serif Hebrew"', 'א'))).toBe(true);
  });
});

/** Opens an interlinear chapter, and waits until its words can be looked up. */
async function openInterlinear(page: Page, url: string, chapter: string) {
  await page.goto(`${url}/bible/interlinear/${chapter}`);
  await hydrated(page);
  await expect(page.locator('main b[role=button]')).toHaveCount(1);
}

/** The column of the n-th word of a verse, from 0. */
const column = (page: Page, verse: number, index: number) =>
  page.locator(`main #v${verse}`).first().locator('li').nth(index);

for (const [name, viewport] of eachDevice) {
  test.describe(`an interlinear chapter on a ${name}`, () => {
    test.use({ viewport, hasTouch: true });

    test('glosses each word with its own rendering in the verse, and fits the screen', async ({ page, site }) => {
      await openInterlinear(page, site.url, 'genesis/1');
      const glosses = await page.locator('main #v5').first().locator('li > span').allTextContents();
      expect(glosses.join(' ').replaceAll(/\s+/g, ' ').trim()).toBe(
        'and called God the light Day and the darkness called Night and evening and were morning day first',
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
    });

    test('explains a word by a tap anywhere in its column, until Close is tapped', async ({
      page,
      site,
      complaints,
    }) => {
      await openInterlinear(page, site.url, 'psalms/23');
      await column(page, 1, 3).getByText('shepherd').tap();
      await expect(wordDialog(page)).toContainText('In this verse');
      await expect(wordDialog(page)).toContainText('my shepherd');
      const { x = 0, width = 0 } = (await wordDialog(page).boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
      expect(await axeViolations(page)).toEqual([]);
      await wordDialog(page).getByRole('button', { name: 'Close' }).tap();
      await expect(wordDialog(page)).toBeHidden();
      expect(complaints).toEqual([]);
    });

    test('explains words by mouse and by keys, and links to the verse', async ({ page, site, complaints }) => {
      await openInterlinear(page, site.url, 'isaiah/53');
      await column(page, 5, 1).locator('b').click();
      await expect(wordDialog(page)).toContainText('wounded');
      await page.keyboard.press('Escape');
      await expect(wordDialog(page)).toBeHidden();
      await expect(column(page, 5, 1).locator('b')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(wordDialog(page)).toContainText('our transgressions');
      await wordDialog(page).getByRole('link', { name: 'All of Isaiah 53:5' }).click();
      await expect(page).toHaveURL(`${site.url}/encyclopedia/isaiah/53/5`);
      await expect(page.getByText('our transgressions').first()).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'an interlinear chapter shows each word with its form and its translation, and links to the next chapter',
      { tag: javaScriptEnabled ? '@thorough' : [] },
      async ({ page, site, complaints }) => {
        await page.goto(`${site.url}/bible/interlinear/genesis/1?v=2`);
        if (javaScriptEnabled) await hydrated(page);
        // The next chapter may already be rendered after it, hidden.
        const verse = page.locator('main #v1').first();
        await expect(verse.locator('[lang=he]').nth(1)).toHaveText(/^ב\S*ר\S*א$/);
        await expect(verse.locator('li', { hasText: 'bara' })).toContainText('created');
        await expect(verse.locator('li', { hasText: 'bara' })).toContainText('verb, qal perfect, he');
        await expect(verse).toContainText('In the beginning God created the heaven and the earth.');
        await expect(page.getByRole('link', { name: 'Verse 2', exact: true }).first()).toHaveAttribute(
          'aria-current',
          'true',
        );
        if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
        await page.getByRole('checkbox', { name: 'Show the form of each word' }).uncheck();
        await expect(verse.getByText('verb, qal perfect').first()).toBeHidden();
        await page
          .getByRole('link', { name: /Next chapter/ })
          .first()
          .click();
        await expect(page).toHaveURL(`${site.url}/bible/interlinear/genesis/2`);
        await page.getByRole('link', { name: 'Genesis 2 in Hebrew' }).click();
        await expect(page).toHaveURL(`${site.url}/bible/wlc/genesis/2`);
        expect((await page.request.get(`${site.url}/bible/interlinear/matthew/1`)).status()).toBe(404);
        expect(complaints).toEqual([]);
      },
    );
  });
}

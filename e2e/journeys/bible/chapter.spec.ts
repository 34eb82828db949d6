import type { Locator, Page } from '@playwright/test';
import { axeViolations, transitionsEnded } from '../../accessibility';
import { expect, hydrated, listens, test } from '../../fixtures';
import { shifted, watchShifts } from '../layout-shifts';
import { devices, eachDevice } from '../shell-page';

/** Opens a chapter, and waits for what it loads when it is idle. The print button is the last of that. */
async function openChapter(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await expect(head(page).getByText('Print', { exact: true })).toBeAttached();
}

/** The chapter that is shown. Its neighbours are rendered in advance but hidden, so they have no role. */
const chapter = (page: Page) => page.getByRole('main').getByRole('article');
const head = (page: Page) => chapter(page).locator('header');
const menu = (page: Page, name: string) => head(page).locator('summary', { hasText: name });
const letter = (page: Page, name: string) => chapter(page).getByRole('link', { name, exact: true });
const verse = (page: Page, number: number) => chapter(page).locator(`#v${number}`);
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected verses' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
const isNoWiderThanTheWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth <= 0);

/** From the next page on, records the attributes of `chosen` that <html> has in each frame. */
const watchFrames = (page: Page) =>
  page.addInitScript((names) => {
    const frames = new Set<string>();
    Object.assign(globalThis, { frames });
    const note = () => {
      // The type says that there is always a body, but there is none while the head is parsed.
      const { dataset } = document.documentElement;
      if (document.body as HTMLElement | null) frames.add(JSON.stringify(names.map((name) => [name, dataset[name]])));
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, Object.keys(chosen));

/** What the first test chooses, as data attributes of <html>. */
const chosen = {
  theme: 'sepia',
  textSize: 'large',
  measure: 'wide',
  verses: 'lines',
  verseNumbers: 'hidden',
  redLetters: 'hidden',
};

const looksOf = (page: Page) =>
  page.evaluate(() => {
    const { frames } = globalThis as unknown as { frames: Set<string> };
    return [...frames].map((look) => JSON.parse(look) as unknown);
  });

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('reading options apply at once, and from the first frame of each later page', async ({
      page,
      site,
      complaints,
    }) => {
      await openChapter(page, `${site.url}/bible/john/3`);
      const before = await verse(page, 1).boundingBox();
      await menu(page, 'Reading options').click();
      await expect(chapter(page).getByRole('switch', { name: 'Verse numbers' })).toBeVisible();
      expect((await verse(page, 1).boundingBox())?.y).toBe(before?.y);
      expect(await isNoWiderThanTheWindow(page)).toBe(true);
      expect(await axeViolations(page)).toEqual([]);

      const words = chapter(page).getByText('Verily, verily, I say unto thee').first();
      const [ink, red] = [await colourOf(title(page)), await colourOf(words)];
      expect(red).not.toBe(ink);
      const size = parseFloat(await words.evaluate((element) => getComputedStyle(element).fontSize));
      await page.getByRole('button', { name: 'Larger text' }).click();
      await expect(words).toHaveCSS('font-size', `${size * 1.125}px`);
      await page.getByRole('radio', { name: 'Short' }).check();
      const narrow = await widthOf(chapter(page).locator('div:has(> p #v1)'));
      await page.getByRole('radio', { name: 'Long' }).check();
      if (device === 'desktop')
        expect(await widthOf(chapter(page).locator('div:has(> p #v1)'))).toBeGreaterThan(narrow * 1.2);
      await page.getByRole('radio', { name: 'One per line' }).check();
      expect((await verse(page, 2).boundingBox())?.x).toBe((await verse(page, 1).boundingBox())?.x);
      await page.getByRole('radio', { name: 'Sepia' }).check();
      await page.getByRole('switch', { name: 'Words of Jesus in red' }).uncheck();
      expect(await colourOf(words)).toBe(await colourOf(title(page)));
      await page.getByRole('switch', { name: 'Verse numbers' }).uncheck();
      await expect(verse(page, 2)).toHaveCSS('font-size', '0px');
      expect(await isNoWiderThanTheWindow(page)).toBe(true);
      await transitionsEnded(page);
      expect(await axeViolations(page, 'colours')).toEqual([]);

      await watchFrames(page);
      await watchShifts(page);
      for (const path of ['/bible/john/3', '/bible/genesis/1']) {
        await openChapter(page, site.url + path);
        expect(await looksOf(page)).toEqual([Object.entries(chosen)]);
        expect(await shifted(page)).toBeLessThan(0.01);
      }
      expect(complaints).toEqual([]);
    });

    test('a note opens next to its letter, and links to all notes', async ({ page, site, complaints }) => {
      await openChapter(page, `${site.url}/bible/psalms/22`);
      await letter(page, 'Note b').click();
      const note = page.getByRole('dialog', { name: 'Note b' });
      await expect(note).toContainText('Heb. my salvation');
      await expect(note).toBeFocused();
      await expect(note).toBeInViewport({ ratio: 1 });
      const [mark, box] = [await letter(page, 'Note b').boundingBox(), await note.boundingBox()];
      expect(Math.abs((box?.y ?? 0) - (mark?.y ?? 0))).toBeLessThan(60);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(note).toBeHidden();
      await expect(letter(page, 'Note b')).toBeFocused();
      await expect(page).toHaveURL(`${site.url}/bible/psalms/22`);
      expect(complaints).toEqual([]);

      await letter(page, 'Note c').click();
      await page.getByRole('link', { name: 'All notes of the chapter' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      const back = chapter(page).getByRole('link', { name: 'Back to note c in verse 2' });
      await expect(back).toBeInViewport();
      await back.click();
      await expect(letter(page, 'Note c')).toBeInViewport();
    });

    test('the actions for a verse are in one row that does not cover the verse', async ({ page, site }) => {
      await openChapter(page, `${site.url}/bible/john/3?v=16`);
      await verse(page, 16).getByRole('link').click();
      const tools = bar(page).locator('a, button').filter({ visible: true });
      const compare = device === 'phone' ? [] : ['Compare'];
      await expect(tools).toHaveText(['Copy', 'Note', 'Share', ...compare, 'References', 'Verse', 'More', 'Clear']);
      const boxes = await tools.evaluateAll((all) =>
        all.map((tool) => tool.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(new Set(boxes.slice(0, -1).map(({ y }) => y)).size).toBe(1);
      if (device === 'phone')
        expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(43);
      const isCovered = async (number: number) => {
        const [next, box] = [await verse(page, number + 1).boundingBox(), await bar(page).boundingBox()];
        return (next?.y ?? 0) > (box?.y ?? 0);
      };
      expect(await isCovered(16)).toBe(false);
      await verse(page, 18).getByRole('link').click();
      await expect(bar(page)).toContainText('John 3:16, 18');
      expect(await isCovered(18)).toBe(false);
      expect(await isNoWiderThanTheWindow(page)).toBe(true);

      await bar(page).getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('menuitem')).toHaveText(['Copy with verse numbers', 'Copy as Markdown', 'Copy link']);
      await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('menuitem', { name: 'Copy link' }).click();
      await expect(bar(page)).toContainText('Copied');
    });

    test('the study menu opens over the text and links to other pages', async ({ page, site, complaints }) => {
      await openChapter(page, `${site.url}/bible/web/psalms/22`);
      const before = await verse(page, 1).boundingBox();
      await menu(page, 'Study').click();
      await expect(head(page).getByRole('link', { name: 'Hebrew, word by word' })).toBeVisible();
      // This browser has no voices, so Listen is hidden.
      await expect(head(page).getByRole('button', { name: 'Print' })).toBeVisible();
      await expect(head(page).getByRole('button', { name: 'Listen' })).toBeHidden();
      expect((await verse(page, 1).boundingBox())?.y).toBe(before?.y);
      expect(await isNoWiderThanTheWindow(page)).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
      await menu(page, 'Translation').click();
      await expect(head(page).getByRole('link', { name: 'Hebrew, word by word' })).toBeHidden();
      await expect(head(page).getByRole('link', { name: /^KJV/ })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await menu(page, 'Study').click();
      await head(page).getByRole('link', { name: 'Compare translations' }).click();
      await expect(page).toHaveURL(`${site.url}/bible/compare/psalms/22?translations=web,kjv`);
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: devices.phone, hasTouch: true });

  test('a swipe opens the next or previous chapter, and scrolling does not', async ({ page, site, complaints }) => {
    await page.goto(`${site.url}/bible/genesis/2`);
    await listens(page);
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: readonly [number, number], to: readonly [number, number]) => {
      const at = (x: number, y: number) => [{ x: Math.round(x), y: Math.round(y) }];
      // Explicit timestamps make the swipe as fast as a finger, however busy the machine is. Seconds.
      let timestamp = Date.now() / 1_000;
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (timestamp += 0.03) });
      await send('touchStart', at(...from));
      for (let step = 1; step <= 5; step += 1)
        await send('touchMove', at(from[0] + ((to[0] - from[0]) * step) / 5, from[1] + ((to[1] - from[1]) * step) / 5));
      await send('touchEnd', []);
    };
    await swipe([300, 500], [120, 510]);
    await expect(title(page)).toHaveText('Genesis 3');
    await expect(page).toHaveURL(`${site.url}/bible/genesis/3`);
    await page.reload();
    await listens(page);
    await swipe([60, 500], [260, 490]);
    await expect(title(page)).toHaveText('Genesis 2');
    await expect(page).toHaveURL(`${site.url}/bible/genesis/2`);

    await page.reload();
    await listens(page);
    await swipe([200, 600], [150, 200]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(page).toHaveURL(`${site.url}/bible/genesis/2`);
    expect(complaints).toEqual([]);
  });
});

test('a printed page has the text, its notes and its source, and no controls', async ({ page, site }) => {
  await openChapter(page, `${site.url}/bible/psalms/22?v=3`);
  await verse(page, 3).getByRole('link').click();
  await expect(page.getByRole('toolbar', { name: 'Selected verses' })).toBeVisible();
  const source = chapter(page).getByText(/^Psalm 22, King James Version\. Daily Manna, http.*\/bible\/psalms\/22\./);
  await expect(source).toBeHidden();
  await menu(page, 'Study').click();
  const printed = page.evaluate(() => new Promise((resolve) => addEventListener('beforeprint', () => resolve(true))));
  await head(page).getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe(true);

  await page.emulateMedia({ media: 'print' });
  await expect(source).toBeVisible();
  await expect(chapter(page).getByText(/KJV: The King James Version is in the public domain/)).toBeVisible();
  await expect(chapter(page).getByRole('heading', { name: 'Notes' })).toBeVisible();
  await expect(chapter(page).getByText('Heb. my salvation')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const role of ['toolbar', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  for (const name of ['Translation', 'Reading options', 'Study']) await expect(menu(page, name)).toBeHidden();
  expect(await isNoWiderThanTheWindow(page)).toBe(true);
});

test('a URL without a translation leads to the one in the settings of the reader', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto(`${site.url}/bible?mdl=preferences`);
  await hydrated(page);
  const settings = page.getByRole('dialog', { name: 'Website Settings' });
  await settings.getByLabel('Bible translation').selectOption({ label: 'WEB - World English Bible' });
  await openChapter(page, `${site.url}/bible/john/3?v=16`);
  await expect(page).toHaveURL(`${site.url}/bible/web/john/3?v=16`);
  await expect(chapter(page).getByRole('link', { name: 'World English Bible' })).toBeVisible();
  await expect(verse(page, 16).getByRole('link')).toHaveAttribute('aria-current', 'true');

  // The page has scrolled to the verse.
  await page.keyboard.press('Home');
  await menu(page, 'Translation').click();
  await head(page).getByRole('link', { name: /^KJV/ }).click();
  await expect(page).toHaveURL(`${site.url}/bible/kjv/john/3?v=16`);
  await openChapter(page, page.url());
  await expect(page).toHaveURL(`${site.url}/bible/kjv/john/3?v=16`);
  await expect(chapter(page).getByRole('link', { name: 'King James Version' })).toBeVisible();
  await page.getByRole('link', { name: 'Next chapter John 4' }).click();
  await expect(page).toHaveURL(`${site.url}/bible/kjv/john/4`);
  await expect(title(page)).toHaveText('John 4');
  expect(complaints).toEqual([]);
});

test('a misspelt URL suggests the chapter that it may have meant', async ({ page, site }) => {
  const response = await page.goto(`${site.url}/bible/ganesis/3`);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Genesis 3' }).click();
  await expect(page).toHaveURL(`${site.url}/bible/genesis/3`);
  await expect(title(page)).toHaveText('Genesis 3');
  await page.goto(`${site.url}/bible/genesis/51`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Genesis 50' })).toHaveAttribute(
    'href',
    '/bible/genesis/50',
  );
});

test('the menus and the notes of a chapter work with only the keyboard', async ({ page, site, complaints }) => {
  await openChapter(page, `${site.url}/bible/psalms/22`);
  await menu(page, 'Reading options').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Larger text' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Larger text' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeFocused();
  // The arrow key changes the choice, and does not turn the chapter.
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-measure', 'wide');
  await expect(title(page)).toHaveText('Psalm 22');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Long' })).toBeHidden();
  await expect(menu(page, 'Reading options')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(menu(page, 'Study')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(head(page).getByRole('link', { name: 'Compare translations' })).toBeVisible();
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('Tab');
  await expect(letter(page, 'Note a')).toBeFocused();
  await expect(head(page).getByRole('link', { name: 'Compare translations' })).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Note a' })).toBeFocused();
  expect(complaints).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chapter(page).getByRole('link', { name: 'Back to note a' })).toBeInViewport();
});

test('a verse can be selected, copied and deselected with only the keyboard', async ({ page, site, complaints }) => {
  await openChapter(page, `${site.url}/bible/john/3`);
  const number = (one: number) => chapter(page).getByRole('link', { name: `Verse ${one}`, exact: true });
  const tool = (name: string) => bar(page).getByRole('button', { name, exact: true });
  await number(16).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Selected: John 3:16. Press Tab to see what you can do with it.')).toBeAttached();
  await expect(tool('Copy')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tool('Copy')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(number(16)).toBeFocused();
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Tab');
  await expect(tool('More')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy with verse numbers' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Copied');
  await expect(tool('More')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tool('Clear')).toBeFocused();
  // Tab goes on to what comes after the text, Shift+Tab comes back to the verse, and Tab to the bar.
  await page.keyboard.press('Tab');
  await expect(bar(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(number(16)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tool('Copy')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/bible/john/3`);
  await expect(number(16)).toBeFocused();
  expect(complaints).toEqual([]);
});

test('arrow keys move in an open menu, and the page behind it does not scroll', async ({ page, site }) => {
  await openChapter(page, `${site.url}/bible/john/3`);
  await menu(page, 'Translation').focus();
  await page.keyboard.press('Enter');
  const choices = head(page).getByRole('navigation').getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(choices.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page, 'Translation')).toBeFocused();
  await expect(choices.first()).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the translation menu can make a translation the default for the whole site', async ({
  page,
  site,
  complaints,
}) => {
  await openChapter(page, `${site.url}/bible/john/3`);
  const everywhere = head(page).getByRole('button', { name: /everywhere$/ });
  await menu(page, 'Translation').click();
  await expect(everywhere).toBeHidden();
  await head(page).getByRole('link', { name: /^WEB/ }).click();
  await expect(page).toHaveURL(`${site.url}/bible/web/john/3`);
  await menu(page, 'Translation').click();
  expect(await axeViolations(page)).toEqual([]);
  await everywhere.click();
  await expect(everywhere).toBeHidden();
  await expect(head(page).getByText('World English Bible is now used everywhere.')).toBeVisible();
  await openChapter(page, `${site.url}/bible/genesis/1`);
  await expect(page).toHaveURL(`${site.url}/bible/web/genesis/1`);
  expect(complaints).toEqual([]);
});

test('the name of God is in small capitals, and a hovered verse number is readable', async ({ page, site }) => {
  await openChapter(page, `${site.url}/bible/psalms/22`);
  const name = chapter(page).getByText('LORD', { exact: true }).first();
  await expect(name).toHaveCSS('font-variant-caps', 'all-small-caps');
  const number = chapter(page).getByRole('link', { name: 'Verse 12', exact: true });
  await number.click();
  await expect(number).toHaveAttribute('aria-current', 'true');
  await number.hover();
  const [ink, paper] = await number.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
  expect(ink).not.toBe(paper);
});

test('a translation in the query is redirected permanently to the path with the translation', async ({
  request,
  site,
}) => {
  const response = await request.get(`${site.url}/bible/john/3?translation=web&v=16`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/bible/web/john/3?v=16');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: devices.phone });

  test('menus of links open, controls that need scripts are hidden, and a letter links to its note', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/bible/psalms/22?translation=kjv`);
    await expect(page).toHaveURL(`${site.url}/bible/kjv/psalms/22`);
    await expect(chapter(page)).toContainText('My God, my God, why hast thou forsaken me?');
    await expect(chapter(page)).toContainText('shall declare his righteousness unto a people that shall be born');
    await expect(menu(page, 'Reading options')).toBeHidden();
    await menu(page, 'Study').click();
    await expect(head(page).getByRole('link')).toContainText(['Compare translations', 'Verse by verse']);
    await expect(head(page).getByRole('button')).toHaveCount(0);
    await menu(page, 'Translation').click();
    await expect(head(page).getByRole('link', { name: 'Compare translations' })).toBeHidden();
    await menu(page, 'Translation').click();

    await letter(page, 'Note b').click();
    await expect(page).toHaveURL(/#n2$/);
    const back = chapter(page).getByRole('link', { name: 'Back to note b in verse 1' });
    await expect(back).toBeInViewport();
    await back.click();
    await expect(letter(page, 'Note b')).toBeInViewport();

    await menu(page, 'Translation').click();
    await head(page).getByRole('link', { name: /^WEB/ }).click();
    await expect(page).toHaveURL(`${site.url}/bible/web/psalms/22`);
  });

  test('the suggestions for a misspelt URL are links', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/web/jhon/3`);
    await page.getByRole('main').getByRole('link', { name: 'John 3', exact: true }).click();
    await expect(title(page)).toHaveText('John 3');
  });
});

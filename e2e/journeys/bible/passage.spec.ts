import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, listens, test } from '../../fixtures';
import { eachDevice } from '../shell-page';
import { scrollOnTo } from './scroll-on';

/** Longer than loading a block and correcting the scroll position may take. Milliseconds. */
const QUIET_MS = 1_000;
/** The next block is loaded when the end is this near, in heights of the window. */
const NEAR = 4;

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page, name: string) => main(page).locator('header summary', { hasText: name });
const more = (page: Page) => main(page).getByRole('link', { name: /^More/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** Clicks a link without scrolling to it, as a screen reader does. */
const press = (link: Locator) => link.dispatchEvent('click');

/** The chapters of each block that the page requests from now on. */
function watchBlockRequests(page: Page): string[][] {
  const requested: string[][] = [];
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    if (searchParams.get('operationName') !== 'Passage') return;
    const { osisIds } = JSON.parse(searchParams.get('variables') ?? '{}') as { osisIds: string[] };
    requested.push(osisIds);
  });
  return requested;
}

interface Position {
  /** Without the translation: 'genesis 7?v=1'. */
  verse: string;
  /** How far below the top of the window its number is. CSS pixels. */
  below: number;
}

/** The positions of the verse numbers in the page, starting with the first visible one. Runs in the page. */
function positionsInPage(): Position[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main sup a[href*="?v="]')];
  return links.flatMap((link) => {
    const { bottom = 0, top = 0 } = link.parentElement?.getBoundingClientRect() ?? {};
    const { pathname, search } = new URL(link.href);
    return bottom > 0 ? [{ verse: pathname.split('/').slice(-2).join(' ') + search, below: top }] : [];
  });
}

test('printing loads all of a passage first, and prints it with its source', async ({ page, site, complaints }) => {
  await page.goto(`${site.url}/bible/passage/gen1-30`);
  // A browser that is asked earlier prints what is loaded, and the page says what is missing.
  await listens(page);
  await expect(main(page).getByText(/^Your browser can only search and print/)).toBeVisible();
  await expect(main(page).getByText(/^Not loaded, and therefore not printed: Genesis .*30\.$/)).toBeHidden();
  const chapters = main(page).getByRole('heading', { level: 2 });
  expect(await chapters.count()).toBeLessThan(30);
  await page.evaluate(() => {
    const count = () => document.querySelectorAll('main h2').length;
    Object.assign(globalThis, { print: () => Object.assign(globalThis, { printed: count() }) });
  });
  await page.keyboard.press('Control+p');
  const printed = () => page.evaluate(() => (globalThis as unknown as { printed?: number }).printed);
  await expect.poll(printed, { timeout: 20_000 }).toBe(30);
  await expect(chapters).toHaveCount(30);
  await page.emulateMedia({ media: 'print' });
  await expect(chapters.last()).toBeVisible();
  await expect(main(page).getByText(/not printed/)).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a print of a passage that is too long names what is missing', async ({ page, site }) => {
  await page.goto(`${site.url}/bible/passage/gen-rev`);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText(/^Not loaded, and therefore not printed: Genesis .* – Revelation/)).toBeVisible();
});

test(
  'a passage of at most 400 verses is loaded for the search of the browser without scrolling',
  { tag: '@thorough' },
  async ({ page, site, complaints }) => {
    await page.goto(`${site.url}/bible/passage/psa1-20`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Psalm 20', exact: true })).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(main(page).getByText(/^Your browser can only/)).toHaveCount(0);
    const found = await page.evaluate(() =>
      (globalThis as unknown as { find(text: string): boolean }).find('Some trust in chariots'),
    );
    expect(found).toBe(true);
    await page.keyboard.press('Home');
    await menu(page, 'Study').click();
    await expect(main(page).getByRole('button', { name: 'Print' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await main(page).getByRole('link', { name: 'Next passage Psalms 21–40' }).click();
    await expect(title(page)).toHaveText('Psalms 21–40');
    expect(complaints).toEqual([]);
  },
);

/** Scrolls down to a chapter some blocks below the first. Returns the position of the first visible verse. */
async function readOn(page: Page, chapter: string): Promise<Position | undefined> {
  await scrollOnTo(page, chapter);
  // The position is stored when scrolling has stopped.
  await page.waitForTimeout(QUIET_MS);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(3_000);
  return (await page.evaluate(positionsInPage))[0];
}

/** Expects the verse at this position, except for rounding. */
async function expectPosition(page: Page, position: Position | undefined): Promise<void> {
  const distance = async () => {
    const now = (await page.evaluate(positionsInPage)).find(({ verse }) => verse === position?.verse);
    return Math.abs((now?.below ?? Infinity) - (position?.below ?? 0));
  };
  await expect.poll(distance, { message: position?.verse ?? 'a verse' }).toBeLessThanOrEqual(2);
}

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a passage has the translation menu and the reading options of a chapter', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/passage/psa22-24`);
      await hydrated(page);
      const words = main(page).getByText('My God, my God').first();
      const size = parseFloat(await words.evaluate((element) => getComputedStyle(element).fontSize));
      await menu(page, 'Reading options').click();
      await page.getByRole('button', { name: 'Larger text' }).click();
      await expect(words).toHaveCSS('font-size', `${size * 1.125}px`);
      expect(await axeViolations(page)).toEqual([]);
      const widthOf = async () => (await words.locator('xpath=ancestor::*[@lang][1]').boundingBox())?.width ?? 0;
      await page.getByRole('radio', { name: 'Short' }).check();
      const narrow = await widthOf();
      await page.getByRole('radio', { name: 'Long' }).check();
      if (device === 'desktop') expect(await widthOf()).toBeGreaterThan(narrow * 1.2);
      await page.getByRole('switch', { name: 'Verse numbers' }).uncheck();
      await expect(main(page).getByRole('link', { name: 'Verse 2' }).first()).toHaveCSS('font-size', '0px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('radio', { name: 'Long' })).toBeHidden();
      await expect(menu(page, 'Reading options')).toBeFocused();

      await menu(page, 'Translation: KJV').click();
      await main(page).getByRole('link', { name: /^WEB/ }).click();
      await expect(page).toHaveURL(`${site.url}/bible/passage/psa22-24?translation=web`);
      await expect(menu(page, 'Translation: WEB')).toBeVisible();
      expect(complaints).toEqual([]);
    });

    test('a passage loads blocks of at most a hundred verses, the next when its end is four window heights away', async ({
      page,
      site,
      complaints,
    }) => {
      const requested = watchBlockRequests(page);
      await page.goto(`${site.url}/bible/passage/gen1-50`);
      await hydrated(page);
      // A taller window needs more blocks. Genesis 1 has 31 verses, 2 to 4 have 75, 5 to 8 have 100.
      const endBelow = () =>
        more(page).evaluateAll(
          ([link], near) => (link ? link.getBoundingClientRect().top - innerHeight * (1 + near) : undefined),
          NEAR,
        );
      await expect.poll(endBelow, { timeout: 20_000 }).toBeGreaterThan(0);
      await page.waitForTimeout(QUIET_MS);
      const known = [
        ['Gen.2', 'Gen.3', 'Gen.4'],
        ['Gen.5', 'Gen.6', 'Gen.7', 'Gen.8'],
      ];
      expect(requested.slice(0, 2)).toEqual(known.slice(0, requested.length));

      const count = requested.length;
      const far = (await endBelow()) ?? 0;
      if (far > 400) await page.mouse.wheel(0, far - 200);
      await page.waitForTimeout(QUIET_MS);
      expect(await endBelow()).toBeGreaterThan(0);
      expect(requested).toHaveLength(count);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => requested.length).toBeGreaterThan(count);
      expect(complaints).toEqual([]);
    });

    test('reloading and going back restore the position in the middle of a long passage', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/passage/gen-rev`);
      await hydrated(page);
      const position = await readOn(page, 'Genesis 7');
      await page.reload();
      await hydrated(page);
      await expectPosition(page, position);

      // Goes to another page and back without a reload, then to another document and back.
      await press(main(page).getByRole('link', { name: 'Genesis 7', exact: true }));
      await expect(title(page)).toHaveText('Genesis 7');
      await page.goBack();
      await expectPosition(page, position);
      await page.waitForTimeout(QUIET_MS);
      await page.goto(`${site.url}/bible`);
      await page.goBack();
      await hydrated(page);
      await expectPosition(page, position);
      expect(complaints).toEqual([]);
    });

    test('changing the translation does not move the verse in the middle of a long passage', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/passage/gen-rev`);
      await hydrated(page);
      const position = await readOn(page, 'Genesis 7');
      await press(main(page).locator('header a', { hasText: /^WEB/ }));
      await expect(page).toHaveURL(`${site.url}/bible/passage/gen-rev?translation=web`);
      await expectPosition(page, position);
      await page.goBack();
      await expectPosition(page, position);
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a passage has a first block of at least twenty verses, and links to the rest and to other translations', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/bible/passage/psa1-10`);
    // Psalms 1 to 3 have 6, 12 and 8 verses.
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Psalm 1', 'Psalm 2', 'Psalm 3']);
    await expect(main(page).getByRole('link', { name: /^Verse \d+$/ })).toHaveCount(26);
    await expect(menu(page, 'Reading options')).toBeHidden();
    await menu(page, 'Translation: KJV').click();
    await main(page).getByRole('link', { name: /^WEB/ }).click();
    await expect(page).toHaveURL(`${site.url}/bible/passage/psa1-10?translation=web`);
    await more(page).click();
    await expect(title(page)).toHaveText('Psalms 4–10');
    await expect(menu(page, 'Translation: WEB')).toBeVisible();
  });
});

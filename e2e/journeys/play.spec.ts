import type { Page } from '@playwright/test';
import { axeViolations } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';
import { moved, watchShifts } from './layout-shifts';
import { devices } from './shell-page';

const SEARCH = '/resources/interactives/word-search/play';
const VERSE = '/resources/interactives/memory-verse/play';
const FAMILY = '/resources/interactives/family-quiz/play';
const PLACES = '/resources/interactives/match-the-place/play';
const CROSSWORD = '/resources/interactives/crossword/play';
const EVENTS = '/resources/interactives/order-the-events/play';

/** The rows and columns of a word's first and last letter, as the answers say. */
async function endsOf(page: Page, word: string): Promise<[string, string]> {
  const answer = page.getByRole('listitem').filter({ hasText: `${word}: from` });
  const [, first = '', last = ''] = /from (.+) to (.+)$/.exec((await answer.textContent()) ?? '') ?? [];
  return [first, last];
}

/** How many pages a PDF of Chromium has. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test.describe('on a phone', () => {
  test.use({ viewport: devices.phone, hasTouch: true });

  test('a word search is made from a passage and played by drawing lines', async ({ page, site, complaints }) => {
    await watchShifts(page);
    await page.goto(site.url + SEARCH);
    await hydrated(page);
    expect(await moved(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Passage' }).fill('jonah 2');
    await page.getByRole('button', { name: 'Make it' }).click();
    await expect(page).toHaveURL(`${site.url}${SEARCH}?passage=jonah+2`);
    await page.getByText('Answers', { exact: true }).click();
    const words = page.getByRole('list', { name: 'Words to find' }).getByRole('listitem');
    const [one = '', other = ''] = await words.allTextContents();
    const cell = (place: string) => page.getByRole('gridcell', { name: new RegExp(`, ${place}$`) });
    const [first, last] = await endsOf(page, one);
    await cell(first).hover();
    await page.mouse.down();
    await cell(last).hover();
    await page.mouse.up();
    await expect(words.first()).toHaveText(`${one} found`);
    for (const end of await endsOf(page, other)) await cell(end).tap();
    await expect(words.nth(1)).toHaveText(`${other} found`);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('a memory verse is learned by writing the words that are missing', async ({ page, site, complaints }) => {
  await page.goto(`${site.url}${VERSE}?passage=John+11:35&level=4`);
  await expect(page.getByText('has too few words')).toBeVisible();
  await page.getByRole('link', { name: 'John 3:16' }).click();
  await expect(page).toHaveURL(`${site.url}${VERSE}?passage=John+3%3A16&level=4`);
  const field = page.getByRole('textbox', { name: /^Missing word/ });
  for (const word of ['for', 'god', 'so']) {
    await field.fill(word);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('status').filter({ hasText: 'Right: so' })).toBeVisible();
  await page.getByRole('button', { name: 'Show this word' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It is loved.' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a family quiz is played to its end with the keyboard, and its result is shared with its link', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.url}${FAMILY}?level=2`);
  await hydrated(page);
  await page.getByText('Answers', { exact: true }).click();
  const answers = await page.locator('details li b').allTextContents();
  expect(answers).toHaveLength(10);
  const question = page.getByRole('group', { name: /^Who was / });
  for (const answer of answers) {
    await question.getByRole('button', { name: answer }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Right!' })).toBeVisible();
    await page.getByRole('button', { name: /^(Next question|See the result)$/ }).press('Enter');
  }
  await expect(page.getByText('You got 10 of 10 right.')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Share the result' }).click();
  await expect(page.getByText('The result is copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `10 of 10 in “Family quiz” on Daily Manna\n${site.url}${FAMILY}?level=2`,
  );
  expect(complaints).toEqual([]);
});

test('places are found on the map, by its marks and by their buttons', async ({ page, site, complaints }) => {
  await page.goto(`${site.url}${PLACES}?puzzle=2`);
  await hydrated(page);
  await page.getByText('Answers', { exact: true }).click();
  const numbers = new Map<string, string>();
  for (const answer of await page.locator('details li').all())
    numbers.set(await answer.getByRole('link').first().innerText(), (await answer.locator('b').textContent()) ?? '');
  await expect(page.getByRole('img', { name: 'Map: The Gospels' })).toBeVisible();
  const heading = page.getByRole('heading', { name: /^Where is / });
  for (let asked = 1; asked <= numbers.size; asked += 1) {
    const place = ((await heading.textContent()) ?? '').replace('Where is ', '').replace('?', '');
    const number = numbers.get(place) ?? '';
    if (asked % 2 === 0) await page.getByRole('button', { name: new RegExp(`^${number}: `) }).click();
    else await page.locator(`[data-mark="${number}"]`).first().click();
    await expect(page.getByRole('status').filter({ hasText: `Right! It is mark ${number}, ` })).toBeVisible();
    if (asked === 1) expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^(Next question|See the result)$/ }).click();
  }
  await expect(page.getByText(`You got ${numbers.size} of ${numbers.size} right.`)).toBeFocused();
  expect(complaints).toEqual([]);
});

test('events are dragged into the order of time', async ({ page, site, complaints }) => {
  await page.goto(site.url + EVENTS);
  await hydrated(page);
  await page.getByText('Answers', { exact: true }).click();
  const right = await page.locator('details li a').allTextContents();
  const items = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move / }) });
  for (const [index, name] of right.entries()) {
    const item = items.filter({ hasText: name });
    const [handle, target] = [item.locator('[data-handle]'), items.nth(index)];
    const box = await target.boundingBox();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 2, { steps: 4 });
    await page.mouse.up();
    await expect(target).toContainText(name);
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('All 5 in order at the first check.')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a crossword is solved with the keyboard', async ({ page, site, complaints }) => {
  await page.goto(site.url + CROSSWORD);
  await hydrated(page);
  await page.getByText('Answers', { exact: true }).click();
  const answers = await page.locator('details li').allTextContents();
  for (const answer of answers) {
    const [, number = '', direction = '', word = ''] = /^(\d+) (across|down): (.+)$/.exec(answer) ?? [];
    const clues = page.getByRole('heading', { name: new RegExp(`^${direction}$`, 'i') }).locator('..');
    await clues.getByRole('button', { name: new RegExp(`^${number} `) }).click();
    await expect(page.locator('input:focus')).toHaveAccessibleName(
      `${number} ${direction}, ${word.length} letters, letter 1`,
    );
    await page.keyboard.type(word);
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(`You found all ${answers.length} words.`)).toBeFocused();
  expect(complaints).toEqual([]);
});

test.describe('on a phone, what was played', () => {
  test.use({ viewport: devices.phone, hasTouch: true });

  test('is there after a reload, moves nothing, and is forgotten by starting again', async ({
    page,
    site,
    complaints,
  }) => {
    await page.goto(site.url + CROSSWORD);
    await hydrated(page);
    const fields = page.getByRole('group', { name: 'Crossword' }).getByRole('textbox');
    await fields.first().tap();
    await page.keyboard.type('ab');
    await page.getByRole('button', { name: 'Check' }).tap();
    await expect(page.getByText(/^0 of 8 words are right; \d+ squares are empty\.$/)).toBeVisible();
    await watchShifts(page);
    await page.reload();
    await expect(fields.first()).toHaveValue('A');
    await expect(page.getByText(/^0 of 8 words are right/)).toBeVisible();
    expect(await moved(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start again' }).tap();
    await page.reload();
    await hydrated(page);
    await expect(fields.first()).toHaveValue('');
    expect(complaints).toEqual([]);
  });

  for (const path of [FAMILY, EVENTS, SEARCH, VERSE, PLACES])
    test(
      `is there after a reload of ${path}, and moves nothing`,
      { tag: '@thorough' },
      async ({ page, site, complaints }) => {
        await page.goto(site.url + path);
        await hydrated(page);
        const game = page.locator('[data-game]');
        const begin = game.getByRole('button', { name: /^(Check|Show a first letter|Show this word)$/ });
        if (path === FAMILY) await game.getByRole('group').getByRole('button').first().tap();
        else if (path === PLACES) await game.getByRole('list').getByRole('button').first().tap();
        else await begin.last().tap();
        const restart = game.getByRole('button', { name: 'Start again' });
        await expect(restart).toBeVisible();
        const played = await game.locator('[data-mark], [data-place], [data-hinted], b').count();
        await watchShifts(page);
        await page.reload();
        await expect(restart).toBeVisible();
        await expect(game.locator('[data-mark], [data-place], [data-hinted], b')).toHaveCount(played);
        expect(await moved(page)).toEqual([]);
        expect(complaints).toEqual([]);
      },
    );
});

test('a puzzle is printed on one page with its level, number and URL, and its answers on another', async ({
  page,
  site,
}) => {
  for (const [path, name] of [
    [`${CROSSWORD}?level=3&puzzle=2`, 'Level 3, puzzle 2: All words'],
    [`${SEARCH}?passage=Ruth+2&level=3`, 'Level 3, puzzle 1: Backwards, too'],
  ] as const) {
    await page.goto(site.url + path);
    await hydrated(page);
    for (const format of ['A4', 'Letter'] as const) {
      const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
      const pages = pagesOf(await page.pdf({ format, margin }));
      expect(pages).toBe(2);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText(site.url + path)).toBeVisible();
    await expect(page.getByText('Name:')).toBeVisible();
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('link', { name: /^About / }),
      page.getByRole('link', { name: 'Interactives' }),
      page.getByRole('button'),
    ])
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a game is a sheet with its answers, of any passage', async ({ page, site }) => {
    await page.goto(site.url + SEARCH);
    await page.getByRole('textbox', { name: 'Passage' }).fill('Ruth 1');
    await page.getByRole('combobox', { name: 'Level' }).selectOption('3');
    await page.getByRole('button', { name: 'Make it' }).click();
    await expect(page).toHaveURL(`${site.url}${SEARCH}?passage=Ruth+1&level=3`);
    await expect(page.getByText('Ruth 1, King James Version')).toBeVisible();
    expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(8);
    await page.getByText('Answers', { exact: true }).click();
    await expect(page.getByText(/^[A-Z]+: from row \d+, column \d+ to/).first()).toBeVisible();
  });

  for (const [path, answers] of [
    [FAMILY, 10],
    [EVENTS, 5],
  ] as const)
    test(`${path} is a sheet with its answers`, async ({ page, site }) => {
      await page.goto(`${site.url}${path}`);
      await page.getByRole('link', { name: 'Another puzzle' }).click();
      await expect(page).toHaveURL(`${site.url}${path}?puzzle=2`);
      await page.getByText('Answers', { exact: true }).click();
      await expect(page.locator('details > ol > li')).toHaveCount(answers);
    });

  test('match the place is a map with numbers and a list of places, with its answers', async ({ page, site }) => {
    await page.goto(site.url + PLACES);
    const ground = page.waitForResponse(/\.ground\.svg$/);
    await page.getByRole('link', { name: '3. The journeys of Paul' }).click();
    await expect(page).toHaveURL(`${site.url}${PLACES}?level=3`);
    expect((await ground).status()).toBe(200);
    const map = page.getByRole('img', { name: 'Map: The journeys of Paul' });
    await expect(map).toBeVisible();
    const numbers = await map.locator('[data-mark]').allTextContents();
    const places = (await page.getByRole('listitem').filter({ hasText: '____' }).allTextContents()).map((line) =>
      line.replace('____ ', ''),
    );
    await expect(page.getByText(/^Marks on the map, from north to south: 1: \d+ km .* of Jerusalem/)).toHaveCount(1);
    const answers = page.locator('details li');
    await expect(answers.first()).toBeHidden();
    await page.getByText('Answers', { exact: true }).click();
    // The map has more marks than places that are asked for.
    const right = await answers.locator('b').allTextContents();
    expect(numbers).toEqual(expect.arrayContaining(right));
    expect(new Set(right).size).toBe(places.length);
    for (const place of places) await expect(answers.getByRole('link', { name: place, exact: true })).toBeVisible();
  });

  test('a crossword is an empty grid with its clues, and its answers fit into it', async ({ page, site }) => {
    await page.goto(site.url + CROSSWORD);
    await page.getByRole('link', { name: 'Another puzzle' }).click();
    await expect(page).toHaveURL(`${site.url}${CROSSWORD}?puzzle=2`);
    const grid = page.getByRole('table');
    await expect(grid).toBeVisible();
    await expect(grid.getByRole('textbox')).toHaveCount(0);
    await page.getByText('Answers', { exact: true }).click();
    for (const answer of await page.locator('details li').allTextContents()) {
      const [, number = '', direction = '', word = ''] = /^(\d+) (across|down): (.+)$/.exec(answer) ?? [];
      await expect(grid.getByRole('cell', { name: number, exact: true })).toBeVisible();
      const clues = page.getByRole('heading', { name: new RegExp(`^${direction}$`, 'i') }).locator('..');
      const clue = clues.getByRole('listitem').filter({ hasText: new RegExp(`^${number} .+ \\(${word.length}\\)$`) });
      await expect(clue).toBeVisible();
    }
  });

  for (const path of [FAMILY, PLACES, CROSSWORD])
    test(`${path} is printed with its sheet and its answers, and without its links`, async ({ page, site }) => {
      await page.goto(site.url + path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('list', { name: 'Level' })).toBeHidden();
      await expect(page.getByText('Level 1, puzzle 1:')).toBeVisible();
      await expect(page.locator('details li').first()).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
    });
});

import type { Page } from '@playwright/test';
import { axeViolations } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';
import { moved, watchShifts } from './layout-shifts';
import { devices } from './shell-page';

const SEARCH = '/resources/interactives/word-search/play';
const VERSE = '/resources/interactives/memory-verse/play';

/** The rows and columns of a word's first and last letter, as the answers say. */
async function endsOf(page: Page, word: string): Promise<[string, string]> {
  const answer = page.getByRole('listitem').filter({ hasText: `${word}: from` });
  const [, first = '', last = ''] = /from (.+) to (.+)$/.exec((await answer.textContent()) ?? '') ?? [];
  return [first, last];
}

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
});

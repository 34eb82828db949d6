import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { giveVoices, isSpeaking, spokenOn } from '../../voices';
import { devices, eachDevice } from '../shell-page';

const names = [
  { name: 'Ada', lang: 'en-GB' },
  { name: 'Bert', lang: 'en-US' },
  { name: 'Clara', lang: 'es-ES' },
];
/** How long the voices take for a word: so long that no verse ends by itself, or so short that no test waits. In ms. */
const SLOWLY = 1_000;
const SWIFTLY = 5;
/** Milliseconds. */
const MOMENT = 300;

const chapter = (page: Page) => page.getByRole('main').getByRole('article');
const study = (page: Page) => chapter(page).locator('summary', { hasText: 'Study' });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Read aloud' });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();

async function listen(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  // A link to verses has scrolled the page.
  await page.keyboard.press('Home');
  await study(page).click();
  await chapter(page).getByRole('button', { name: 'Listen' }).click();
  await expect(bar(page)).toBeVisible();
}

/** The text that is highlighted because it is being read aloud. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken-verse') ?? [])].map(String).join('').trim());
const lastSpoken = async (page: Page) => (await spokenOn(page)).at(-1);

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('a chapter can be read aloud, paused within a verse, stepped through and stopped', async ({
      page,
      site,
      complaints,
    }) => {
      await giveVoices(page, { names, word: SLOWLY });
      await listen(page, `${site.url}/bible/psalms/23`);
      await expect(bar(page)).toContainText('Psalm 23:1');
      await expect
        .poll(() => lastSpoken(page))
        .toMatchObject({ text: expect.stringMatching(/^The Lord is my shepherd/) });
      expect(await marked(page)).toBe('The LORD is my shepherd; I shall not want.');
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      for (const control of await bar(page).locator('button, select').all())
        await expect(control).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      await page.waitForTimeout(SLOWLY + MOMENT);
      await press(page, 'Pause');
      await expect.poll(() => isSpeaking(page)).toBe(false);
      const before = (await spokenOn(page)).length;
      expect(await axeViolations(page)).toEqual([]);
      expect(await spokenOn(page)).toHaveLength(before);
      await press(page, 'Play');
      await expect.poll(() => spokenOn(page)).toHaveLength(before + 1);
      const rest = (await lastSpoken(page))?.text ?? '';
      expect(rest).not.toMatch(/^The /);
      expect('The Lord is my shepherd; I shall not want.').toContain(rest);

      await press(page, 'Next verse');
      await expect(bar(page)).toContainText('Psalm 23:2');
      await expect.poll(() => marked(page)).toMatch(/^He maketh me to lie down in green pastures/);
      await press(page, 'Previous verse');
      await expect(bar(page)).toContainText('Psalm 23:1');
      await expect(bar(page).getByRole('button', { name: 'Previous verse' })).toBeDisabled();

      await press(page, 'Stop');
      await expect(bar(page)).toBeHidden();
      expect(await marked(page)).toBe('');
      expect(await isSpeaking(page)).toBe(false);
      expect(complaints).toEqual([]);
    });

    test('the verse that is read aloud stays visible above the toolbar, also when verses are selected', async ({
      page,
      site,
      complaints,
    }) => {
      await giveVoices(page, { names, word: SLOWLY });
      await listen(page, `${site.url}/bible/psalms/22?v=10-12`);
      await expect(bar(page)).toContainText('Psalm 22:10');
      await page.getByRole('main').getByRole('article').locator('#v10 a').click();
      const tools = page.getByRole('toolbar', { name: 'Selected verses' });
      await expect(tools).toBeInViewport({ ratio: 1 });
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      expect(await axeViolations(page)).toEqual([]);
      for (let number = 11; number < 18; number += 1) {
        await press(page, 'Next verse');
        await expect(bar(page)).toContainText(`Psalm 22:${number}`);
        const [begin, end] = await page.evaluate(() => {
          const boxes = [...(CSS.highlights.get('spoken-verse') ?? [])].map((range) =>
            (range as Range).getBoundingClientRect(),
          );
          return [Math.min(...boxes.map(({ top }) => top)), Math.max(...boxes.map(({ bottom }) => bottom))];
        });
        expect(begin).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);
      }
      expect(complaints).toEqual([]);
    });
  });
}

// No device changes these; a phone has the least room.
test.describe('on a phone', () => {
  test.use({ viewport: devices.phone });

  test('reading aloud goes on with the next chapter, and stops when the reader opens another page', async ({
    page,
    site,
    complaints,
  }) => {
    await giveVoices(page, { names, word: SWIFTLY });
    await listen(page, `${site.url}/bible/psalms/117`);
    await expect(page).toHaveURL(`${site.url}/bible/psalms/118`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psalm 118');
    await expect(bar(page)).toContainText('Psalm 118:');
    const texts = (await spokenOn(page)).map(({ text }) => text);
    expect(texts[1]).toMatch(/^For his merciful kindness is great/);
    await expect.poll(async () => (await spokenOn(page))[2]?.text).toMatch(/^O give thanks unto the Lord/);

    await page.getByRole('link', { name: 'Psalms', exact: true }).first().click();
    await expect(page).toHaveURL(`${site.url}/bible/psalms`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psalms');
    expect(await isSpeaking(page)).toBe(false);
    expect(complaints).toEqual([]);
  });
});

test('reading aloud uses the chosen speed and voice, also on the next page', async ({ page, site, complaints }) => {
  await giveVoices(page, { names, word: SLOWLY });
  await listen(page, `${site.url}/bible/psalms/23`);
  await bar(page).getByLabel('Speed').selectOption({ label: '1.5×' });
  const voice = bar(page).getByLabel('Voice');
  await expect(voice.getByRole('option')).toHaveText(['As my device', 'Ada', 'Bert']);
  await voice.selectOption({ label: 'Bert' });
  await expect.poll(() => lastSpoken(page)).toMatchObject({ rate: 1.5, voice: 'Bert' });
  await listen(page, `${site.url}/bible/psalms/1`);
  await expect.poll(() => lastSpoken(page)).toMatchObject({ rate: 1.5, voice: 'Bert' });
  expect(complaints).toEqual([]);
});

test('reading aloud works with only the keyboard, and arrow keys in its toolbar do not turn the chapter', async ({
  page,
  site,
  complaints,
}) => {
  await giveVoices(page, { names, word: SLOWLY });
  await page.goto(`${site.url}/bible/psalms/23`);
  await hydrated(page);
  await expect(chapter(page).getByText('Listen', { exact: true })).toBeAttached();
  await study(page).focus();
  await page.keyboard.press('Enter');
  // First come comparison, cross-references, Hebrew words, verses, people, places and words, the PDF, and search.
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Listen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen' })).toBeHidden();
  await bar(page).getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('Space');
  await expect(bar(page).getByRole('button', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Psalm 23:2');
  await expect(page).toHaveURL(`${site.url}/bible/psalms/23`);
  expect(complaints).toEqual([]);
});

test('a chapter has no Listen button if the browser has no voice for its language', async ({ page, site }) => {
  await giveVoices(page, { names, word: SLOWLY });
  await page.goto(`${site.url}/bible/wlc/genesis/1`);
  await hydrated(page);
  await study(page).click();
  await expect(chapter(page).getByRole('button', { name: 'Print' })).toBeVisible();
  await page.waitForTimeout(MOMENT);
  await expect(chapter(page).getByRole('button', { name: 'Listen' })).toBeHidden();
});

import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { moved, shifted, watchShifts } from './layout-shifts';
import { devices, eachDevice, sectionNamed } from './shell-page';

/** A layout shift that nobody sees. The verse of the day has one of 0.00001 when its translation changes. */
const BARELY = 0.0005;

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

const translationSetting = (page: Page) => page.getByRole('combobox', { name: 'Bible translation' });

/** Chooses the World English Bible in Website Settings. */
async function chooseWeb(page: Page, site: string): Promise<void> {
  await open(page, `${site}/?mdl=preferences`);
  await translationSetting(page).selectOption('web');
}

interface Recording {
  shown: string[];
}

/** Records each text that the first element of this selector shows from now on; see shownTexts. */
const recordTexts = (page: Page, selector: string) =>
  page.evaluate((selected) => {
    const recording: Recording = Object.assign(globalThis, { shown: [] as string[] });
    const look = () => {
      const text = document.querySelector(selected)?.textContent;
      if (text && recording.shown.at(-1) !== text) recording.shown.push(text);
      requestAnimationFrame(look);
    };
    look();
  }, selector);

const shownTexts = (page: Page) => page.evaluate(() => (globalThis as unknown as Recording).shown);

/** Only the King James Version has these words. */
const kjv = /had a kinsman|O praise the LORD|begotten|when the judges ruled/;

for (const [device, viewport] of eachDevice) {
  test.describe(`the translation that a reader prefers, on a ${device}`, () => {
    test.use({ viewport });

    for (const path of [
      '/encyclopedia/ruth',
      '/encyclopedia/ruth/2',
      '/encyclopedia/psalms/117',
      '/bible/cross-references/john/3?v=16',
    ])
      test(
        `replaces the site’s without a shift at ${path}`,
        { tag: path === '/encyclopedia/ruth' ? [] : '@thorough' },
        async ({ page, site, complaints }) => {
          await chooseWeb(page, site.url);
          // A busy server sends a page without its text, which the browser renders.
          await expect.poll(async () => (await page.request.get(site.url + path)).text()).toMatch(kjv);
          await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
          await watchShifts(page);
          await open(page, site.url + path);
          await expect(page.getByRole('main')).not.toContainText(kjv);
          expect(await moved(page)).toEqual([]);
          expect(complaints).toEqual([]);
        },
      );
  });
}

// No device changes these; a phone has the least room.
test.describe('the translation that a reader prefers', () => {
  test.use({ viewport: devices.phone });

  test('holds on the page of a verse', async ({ page, site, complaints }) => {
    await chooseWeb(page, site.url);
    await watchShifts(page);
    await open(page, `${site.url}/encyclopedia/john/3/16`);
    const head = page.getByRole('main').getByRole('figure').first();
    await expect(head).toContainText('World English Bible');
    await expect(head).toContainText('his one and only Son');
    const others = sectionNamed(page, 'In every translation');
    await expect(others).toContainText('King James Version');
    await expect(others).not.toContainText('World English Bible');
    const references = sectionNamed(page, 'Cross-references');
    await expect(references.getByRole('listitem').filter({ hasText: /^John 3:15/ })).toContainText('not perish');
    await expect(page).toHaveURL(`${site.url}/encyclopedia/john/3/16`);
    expect(await shifted(page)).toBeLessThan(BARELY);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Next verse/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('John 3:17');
    await expect(head).toContainText('World English Bible');
    expect(complaints).toEqual([]);
  });

  test('holds in the verse of the day', async ({ page, site, complaints }) => {
    await chooseWeb(page, site.url);
    await watchShifts(page);
    await open(page, site.url);
    const verse = page.locator('section:has(> h2#verse)');
    await expect(verse.getByText('WEB', { exact: true })).toBeVisible();
    expect(await shifted(page)).toBeLessThan(BARELY);
    expect(complaints).toEqual([]);
  });

  test('is in the first words of the verse of the day after a link to the home page', async ({ page, site }) => {
    await chooseWeb(page, site.url);
    await open(page, `${site.url}/dictionary/ark`);
    await recordTexts(page, 'section:has(> h2#verse) abbr');
    await page.getByRole('banner').getByRole('link', { name: 'Daily Manna' }).click();
    const verse = page.locator('section:has(> h2#verse)');
    await expect(verse.getByText('WEB', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shownTexts(page)).toEqual(['WEB']);
  });

  test('is in the first words of a page that was warmed in another one', async ({ page, site, complaints }) => {
    const warmed = page.waitForResponse((response) => response.url().includes('/graphql'));
    await open(page, site.url);
    await (await warmed).finished();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Website Settings' }).click();
    await translationSetting(page).selectOption('web');
    await page.keyboard.press('Escape');
    await recordTexts(page, 'main article > header a[lang=en]');
    await sectionNamed(page, 'Start reading')
      .getByRole('link', { name: /^Genesis 1/ })
      .click();
    await expect(page).toHaveURL(`${site.url}/bible/web/genesis/1`);
    await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shownTexts(page)).toEqual(['World English Bible']);
    expect(complaints).toEqual([]);
  });

  test('holds in the previews of cross-references', async ({ page, site, complaints }) => {
    await chooseWeb(page, site.url);
    await open(page, `${site.url}/bible/cross-references/john/3?v=16`);
    await expect(page.getByRole('main')).toContainText('his one and only Son');
    expect(complaints).toEqual([]);
  });
});

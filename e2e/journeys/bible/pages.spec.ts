import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { devices, eachDevice, sectionNamed } from '../shell-page';

test('the contents of the Bible list the books, and link to the chapters of each', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto(`${site.url}/bible`);
  await hydrated(page);
  const law = sectionNamed(page, 'Old Testament').locator('section', { hasText: 'Law' });
  await expect(law.getByRole('link')).toHaveText(['Genesis', 'Exodus', 'Leviticus', 'Numbers', 'Deuteronomy']);
  await page.getByRole('button', { name: '150 chapters of Psalms' }).click();
  const psalms = page.getByRole('navigation', { name: '150 chapters of Psalms' });
  await expect(psalms.getByRole('link')).toHaveCount(150);
  const [psalm, chapter] = [psalms.getByRole('link').first(), page.getByRole('link', { name: 'Genesis 1' })];
  await page.getByRole('button', { name: '50 chapters of Genesis' }).click();
  const width = (box: { width: number } | null) => box?.width ?? 0;
  expect(width(await psalm.boundingBox())).toBeLessThan(width(await chapter.first().boundingBox()));
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(devices.desktop.width);
  await psalms.getByRole('link', { name: 'Psalm 117' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 117' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('the contents of the Bible on a phone have all books within two screens, by short names, and folded translations', async ({
  page,
  site,
}) => {
  await page.setViewportSize(devices.phone);
  await page.goto(`${site.url}/bible`);
  const tiles: { y: number; width: number; height: number }[] = [];
  for (const testament of ['Old Testament', 'New Testament'])
    for (const book of await sectionNamed(page, testament).getByRole('link').all()) {
      const box = await book.boundingBox();
      if (box) tiles.push(box);
    }
  expect(tiles).toHaveLength(66);
  expect(Math.max(...tiles.map(({ y, height }) => y + height))).toBeLessThan(2 * devices.phone.height);
  expect(Math.min(...tiles.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('button', { name: /chapters? of/ })).toHaveCount(0);
  const translation = sectionNamed(page, 'Translations').getByRole('link', { name: 'World English Bible (WEB)' });
  await expect(translation).toBeHidden();
  await page.getByText(/^\d+ translations$/).click();
  await expect(translation).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await sectionNamed(page, 'New Testament').getByRole('link', { name: 'Jude' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jude' })).toBeVisible();
});

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a translation says what it is and what it contains, and links to its books', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/web/genesis/1`);
      await hydrated(page);
      await page.getByRole('main').getByRole('link', { name: 'World English Bible', exact: true }).click();
      await expect(page).toHaveURL(`${site.url}/bible/translation/web`);
      await expect(page.getByRole('heading', { level: 1, name: 'World English Bible (WEB)' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('public domain');
      await expect(sectionNamed(page, 'Books').getByRole('link')).toHaveCount(66);
      expect(await axeViolations(page)).toEqual([]);
      await sectionNamed(page, 'Books').getByRole('link', { name: 'Ruth' }).click();
      await expect(page).toHaveURL(`${site.url}/bible/web/ruth/1`);
      expect(complaints).toEqual([]);
    });

    test('a verse is shown in every translation and word by word, with its references, entries and neighbours', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/encyclopedia/genesis/12/1`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Genesis 12:1' })).toBeVisible();
      const translations = sectionNamed(page, 'In every translation');
      for (const name of ['World English Bible (WEB)', 'American Standard Version (ASV)'])
        await expect(translations).toContainText(name);
      await expect(translations.locator('[lang="he"]')).toContainText('אַבְרָ֔ם');
      await expect(sectionNamed(page, 'Word by word')).toContainText('verb, qal');
      await expect(
        sectionNamed(page, 'Named here')
          .getByRole('link', { name: /^Abraham/ })
          .first(),
      ).toBeVisible();
      const references = sectionNamed(page, 'Cross-references');
      await expect(references.getByRole('heading', { name: 'Acts' })).toBeVisible();
      await expect(references).toContainText('The God of glory appeared unto our father Abraham');
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await page.getByRole('link', { name: /Genesis 12:2$/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Genesis 12:2' })).toBeFocused();
      await page.getByRole('link', { name: /Genesis 12:1$/ }).click();
      await page.getByRole('link', { name: /Genesis 11:32$/ }).click();
      await page.getByRole('link', { name: 'Read Genesis 11' }).click();
      await expect(page).toHaveURL(`${site.url}/bible/genesis/11?v=32`);
      await expect(page.locator('main mark').first()).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

test('chapters show the titles, poetry, added words and words of Jesus that their sources mark', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/bible/psalms/3`);
  await hydrated(page);
  await expect(page.getByText('A Psalm of David, when he fled from Absalom his son.')).toBeVisible();
  await expect(page.locator('main article i').filter({ hasText: /^are$/ }).first()).toHaveCSS('font-style', 'italic');

  await page.goto(`${site.url}/bible/asv/psalms/1`);
  const indent = (text: string) =>
    page.getByText(text).evaluate((element) => element.closest('[data-level]')?.getBoundingClientRect().left ?? 0);
  expect(await indent('Nor sitteth in the seat of scoffers')).toBeGreaterThanOrEqual(
    await indent('Blessed is the man'),
  );

  await page.goto(`${site.url}/bible/matthew/5`);
  await hydrated(page);
  const colour = (text: string) => page.getByText(text).evaluate((element) => getComputedStyle(element).color);
  expect(await colour('the poor in spirit')).not.toBe(await colour('And seeing the multitudes'));
});

test('the contents of the Bible work with only the keyboard', async ({ page, site }) => {
  await page.goto(`${site.url}/bible`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Jude', exact: true }).focus();
  await page.keyboard.press('Tab');
  const chapters = page.getByRole('button', { name: '1 chapter of Jude' });
  await expect(chapters).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Jude 1', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Jude 1' })).toBeFocused();
});

test('a URL of an unknown chapter has status 404 and suggests similar chapters', async ({ page, request, site }) => {
  expect((await request.get(`${site.url}/bible/passage/gen60`)).status()).toBe(404);
  await page.goto(`${site.url}/bible/passage/gen60`);
  await expect(page.getByRole('alert')).toContainText('Genesis has only 50 chapters');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  for (const path of ['/bible/genesis/0', '/bible/genesis/51']) {
    expect((await request.get(site.url + path)).status()).toBe(404);
    await page.goto(site.url + path);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Genesis/ })
        .first(),
    ).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of books, translations and verses are complete', async ({ page, site }) => {
    await page.goto(`${site.url}/bible`);
    await expect(page.getByRole('button', { name: /chapters of/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Psalms', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Chapters' }).getByRole('link')).toHaveCount(150);
    await page.goto(`${site.url}/bible/translation/kjv`);
    await expect(sectionNamed(page, 'Books').getByRole('link')).toHaveCount(66);
    await page.goto(`${site.url}/encyclopedia/genesis/12/1`);
    await expect(sectionNamed(page, 'Word by word')).toContainText('verb, qal');
    await expect(sectionNamed(page, 'Cross-references')).toContainText(
      'The God of glory appeared unto our father Abraham',
    );
  });
});

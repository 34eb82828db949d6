import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { eachDevice, sectionNamed } from '../shell-page';

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a book has an introduction, and links to its chapters, its parts, its people and its places', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/genesis`);
      await hydrated(page);
      await expect(page).toHaveTitle('Genesis | Daily Manna');
      const chapters = page.getByRole('navigation', { name: 'Chapters' });
      await expect(chapters.getByRole('link')).toHaveCount(50);
      await expect(chapters.getByRole('link', { name: 'Genesis 1', exact: true })).toBeInViewport();
      await expect(sectionNamed(page, 'Key verse')).toContainText('all families of the earth be blessed');
      await expect(sectionNamed(page, 'People').getByRole('link', { name: /^Joseph/ })).toBeVisible();
      await expect(sectionNamed(page, 'Events').getByRole('link').first()).toContainText('4004 BC');
      expect(await axeViolations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);

      await sectionNamed(page, 'Outline')
        .getByRole('link', { name: /^Genesis 6–11/ })
        .click();
      await expect(page).toHaveURL(`${site.url}/bible/passage/gen6-11`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesis 6–11');
      await page.goBack();
      await page.getByRole('link', { name: 'Next book: Exodus' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exodus');
      await expect(page.getByRole('main')).toContainText('How Israel came out of slavery in Egypt');
      expect(complaints).toEqual([]);
    });
  });
}

test('a part of the outline within one chapter links to its verses in the reader', async ({ page, site }) => {
  await page.goto(`${site.url}/bible/obadiah`);
  await hydrated(page);
  await sectionNamed(page, 'Outline')
    .getByRole('link', { name: /^Obadiah 10–14/ })
    .click();
  await expect(page).toHaveURL(`${site.url}/bible/obadiah/1?v=10-14`);
  await expect(page.locator('main mark').first()).toBeVisible();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test(
    'the page of a book says which of its texts are in English',
    { tag: '@thorough' },
    async ({ page, site, complaints }) => {
      await page.goto(`${site.url}/bible/genesis`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Génesis');
      await expect(page.getByText('Autor: Moisés, según la tradición.')).toBeVisible();
      await expect(page.getByText(/^Los comienzos del mundo/)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('están solo en inglés');
      await expect(sectionNamed(page, 'Introducción').locator('[lang="en"]')).toContainText('Genesis tells how');
      expect(await axeViolations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a book is complete', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/psalms`);
    await expect(page.getByRole('navigation', { name: 'Chapters' }).getByRole('link')).toHaveCount(150);
    await expect(sectionNamed(page, 'Introduction')).toContainText('The Psalter is the hymn book of Israel');
    await expect(sectionNamed(page, 'People').getByRole('link', { name: /^David/ })).toBeVisible();
    await sectionNamed(page, 'Outline')
      .getByRole('link', { name: /^Psalms 42–72/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psalms 42–72');
  });
});

test(
  'a URL of an unknown book, chapter or verse suggests similar ones',
  { tag: '@thorough' },
  async ({ page, site }) => {
    for (const [path, suggestion] of [
      ['/bible/gensis', 'Genesis'],
      ['/bible/genesis/51', 'Genesis 50'],
      ['/bible/genesis/1/99', 'Genesis 1:31'],
      ['/encyclopedia/genesis/1/99', 'Genesis 1:31'],
    ] as const) {
      const response = await page.goto(site.url + path);
      expect([path, response?.status()]).toEqual([path, 404]);
      await hydrated(page);
      await page.getByRole('main').getByRole('link', { name: suggestion, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Genesis/);
    }
  },
);

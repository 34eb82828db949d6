import type { Page } from '@playwright/test';
import { readPdf } from '@manna/shared/print/read-pdf';
import { axeViolations } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';

const CHAPTER = '/bible/web/ruth/2';
const ARTICLE = '/articles/history/assyria-and-the-two-kingdoms';
const ENTRY = '/encyclopedia/places/moab';

/** The chapters beside the one that is shown are rendered in advance, hidden, with menus of their own. */
const shownStudy = (page: Page) => page.getByRole('main').getByRole('article').getByText('Study', { exact: true });
const openForm = (page: Page) => page.getByRole('article').first().locator('summary', { hasText: /^PDF$/ }).click();

/** Sends the form for two columns on small margins without notes, and reads the file that comes. */
async function readHandout(page: Page, path: string) {
  await page.getByRole('combobox', { name: 'Columns' }).selectOption('Two');
  await page.getByRole('combobox', { name: 'Margins' }).selectOption('Narrow');
  await page.getByRole('checkbox', { name: 'Leave out notes' }).check();
  // This browser has no viewer of PDFs, and saves them.
  const [url] = await Promise.all([
    page.waitForEvent('download').then((file) => file.url()),
    page.getByRole('button', { name: 'Open the PDF' }).click(),
  ]);
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe(`/handouts${path}.pdf`);
  const chosen = ['columns', 'margins', 'notes'].map((name) => searchParams.get(name));
  expect(chosen).toEqual(['2', 'narrow', 'off']);
  const file = await page.request.get(url);
  expect(file.headers()['content-type']).toBe('application/pdf');
  const { text, source } = readPdf(await file.body());
  return {
    words: text.join(' ').replaceAll(/\s+/g, ' '),
    pictures: source.match(/\/Subtype \/Image/g)?.length ?? 0,
    figures: source.match(/\/S \/Figure/g)?.length ?? 0,
  };
}

test('a reader chooses two columns on small margins, and gets the chapter as a PDF', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto(site.url + CHAPTER);
  await hydrated(page);
  await shownStudy(page).click();
  await openForm(page);
  expect((await readHandout(page, CHAPTER)).words).toContain('Boaz');
  expect(complaints).toEqual([]);
});

test(
  'an article has the same choice, and its pictures are in its PDF',
  { tag: '@thorough' },
  async ({ page, site, complaints }) => {
    await page.goto(site.url + ARTICLE);
    await hydrated(page);
    await openForm(page);
    expect(await axeViolations(page)).toEqual([]);
    const { words, pictures, figures } = await readHandout(page, ARTICLE);
    expect(words).toContain('In a glass case in London');
    // Its picture is a file, and the figure of its text is drawn.
    expect({ pictures, figures }).toEqual({ pictures: 1, figures: 2 });
    expect(complaints).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('chapters and entries have the form, too', async ({ page, site }) => {
    await page.goto(site.url + CHAPTER);
    await shownStudy(page).click();
    await openForm(page);
    expect((await readHandout(page, CHAPTER)).words).toContain('Boaz');
    await page.goto(site.url + ENTRY);
    await openForm(page);
    expect(await readHandout(page, ENTRY)).toMatchObject({ words: expect.stringContaining('Ruth'), pictures: 1 });
  });
});

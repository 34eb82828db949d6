import { expect, hydrated, test } from '../../fixtures';

test('a reader chooses two columns on small margins, and gets the chapter as a PDF', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto(`${site.url}/bible/web/ruth/2`);
  await hydrated(page);
  // The chapters beside it are rendered in advance, hidden, with menus of their own.
  const chapter = page.getByRole('main').getByRole('article');
  await chapter.getByText('Study', { exact: true }).click();
  await chapter.locator('summary', { hasText: /^PDF$/ }).click();
  await chapter.getByLabel('Columns').selectOption('Two');
  await chapter.getByLabel('Margins').selectOption('Narrow');
  await chapter.getByLabel('Leave out notes').check();
  // This browser has no viewer of PDFs, and saves them.
  const [url] = await Promise.all([
    page.waitForEvent('download').then((file) => file.url()),
    page.getByRole('button', { name: 'Open the PDF' }).click(),
  ]);
  expect(new URL(url).pathname).toBe('/handouts/bible/web/ruth/2.pdf');
  expect(new URL(url).searchParams.get('columns')).toBe('2');
  const file = await page.request.get(url);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the study menu has a link to the chapter as a PDF', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/john/3`);
    await page.getByText('Study', { exact: true }).click();
    const href = await page.getByRole('link', { name: 'PDF', exact: true }).getAttribute('href');
    const file = await page.request.get(site.url + (href ?? ''));
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(file.headers()['content-disposition']).toContain('John 3 (KJV).pdf');
  });
});

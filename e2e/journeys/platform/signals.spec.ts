import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../fixtures';
import type { Gateway } from '../../gateway';

// These count lines in the log of a gateway that all workers share, so only one worker may run them.
test.describe.configure({ mode: 'default' });

/** The JSON lines of a gateway's log. */
const lines = (gateway: Gateway): Record<string, unknown>[] =>
  gateway
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const reportsIn = (gateway: Gateway) => lines(gateway).filter(({ report }) => report === true);
const viewsIn = (gateway: Gateway) =>
  lines(gateway)
    .filter(({ msg }) => msg === 'page viewed')
    .map(({ path, query }) => [path, query]);

/** The page views that the page sends from now on. */
function watchViews(page: Page): unknown[] {
  const views: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/analytics')) views.push(request.postDataJSON());
  });
  return views;
}

async function readOn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/bible/ruth/2?v=4`);
  await hydrated(page);
  await page
    .getByRole('link', { name: /Ruth 3/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth 3');
  // The page is shown before its URL.
  await expect(page).toHaveURL(`${url}/bible/ruth/3`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth 2');
}

test('a page that fails is reported to the operator without data about the reader', async ({ page, faultySite }) => {
  const { gateway } = faultySite;
  const before = reportsIn(gateway).length;
  await page.goto(`${gateway.url}/faulty/render?word=secret&mail=reader%40example.com`);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.poll(() => reportsIn(gateway).length).toBe(before + 1);
  const report = reportsIn(gateway).at(-1);
  expect(report).toMatchObject({
    kind: 'render',
    path: '/faulty/render',
    reason: 'broken while rendering, on purpose',
  });
  expect(Object.keys(report?.['releases'] as object)).toEqual(expect.arrayContaining(['shell', 'faulty', 'bible']));
  expect(JSON.stringify(report)).not.toMatch(/secret|reader|127\.0\.0\.1|Mozilla|cookie/i);
  expect(gateway.log()).not.toMatch(/word=secret|reader(@|%40)example/);

  // The same error is not reported twice.
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(reportsIn(gateway).length).toBe(before + 1);
});

test('a pillar that fails while it starts is reported as a pillar failure', async ({ page, faultySite }) => {
  const { gateway } = faultySite;
  const before = reportsIn(gateway).length;
  await page.goto(`${gateway.url}/faulty/evaluation?word=secret`);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.poll(() => reportsIn(gateway).length).toBe(before + 1);
  expect(reportsIn(gateway).at(-1)).toMatchObject({ kind: 'pillar', path: '/faulty/evaluation' });
});

test('page views are counted with path and query if the operator enables that', async ({ page, countingSite }) => {
  const before = viewsIn(countingSite).length;
  const views = watchViews(page);
  await readOn(page, countingSite.url);
  await expect.poll(() => viewsIn(countingSite).length).toBe(before + 3);
  // The query may have its question mark or not.
  expect(viewsIn(countingSite).slice(before)).toEqual([
    ['/bible/ruth/2', expect.stringMatching(/^\??v=4$/)],
    ['/bible/ruth/3', ''],
    ['/bible/ruth/2', expect.stringMatching(/^\??v=4$/)],
  ]);
  // The gateway may have counted the last one before Playwright notices its request.
  await expect.poll(() => views.length).toBe(3);
});

for (const [what, signal] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
] as const) {
  test(`a browser with ${what} sends no page views`, async ({ page, countingSite }) => {
    const before = viewsIn(countingSite).length;
    await page.addInitScript((properties) => {
      for (const [name, value] of Object.entries<unknown>(properties))
        Object.defineProperty(navigator, name, { get: () => value, configurable: true });
    }, signal);
    const views = watchViews(page);
    await readOn(page, countingSite.url);
    await page.waitForTimeout(500);
    expect(views).toEqual([]);
    expect(viewsIn(countingSite).length).toBe(before);
  });
}

for (const header of ['sec-gpc', 'dnt']) {
  test(`a page view with the header ${header} is not counted`, async ({ page, countingSite }) => {
    await page.setExtraHTTPHeaders({ [header]: '1' });
    const before = viewsIn(countingSite).length;
    const views = watchViews(page);
    await readOn(page, countingSite.url);
    await expect.poll(() => views.length).toBe(3);
    await page.waitForTimeout(500);
    expect(viewsIn(countingSite).length).toBe(before);
  });
}

test('page views are neither sent nor accepted by default', async ({ page, site, request }) => {
  const views = watchViews(page);
  await readOn(page, site.url);
  await page.waitForTimeout(500);
  expect(views).toEqual([]);
  const response = await request.post(`${site.url}/api/analytics`, { data: { path: '/' } });
  expect(response.status()).toBe(404);
});

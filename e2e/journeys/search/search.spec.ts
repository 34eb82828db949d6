import { axeViolations } from '../../accessibility';
import { expect, hydrated, listens, test } from '../../fixtures';
import { eachDevice } from '../shell-page';
import { field, results } from './search-panel';

for (const [device, viewport] of eachDevice)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a half-remembered verse is found while it is typed, opened, and there again on the way back', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/search`);
      await hydrated(page);
      await field(page).fill('"the LORD is my shepherd"');
      await expect(results(page, /^Bible 1 result$/)).toHaveText(/^Psalm 23:1/);
      await expect(page.locator('mark').first()).toBeVisible();
      await expect(page).toHaveURL(/\/search\?search=/);
      expect(await axeViolations(page)).toEqual([]);
      await results(page, /^Bible/)
        .getByRole('link')
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Psalm 23' })).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => [...(CSS.highlights.get('manna-found') ?? [])].map(String)))
        .toEqual(['The LORD is my shepherd']);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Remove marks' }).click();
      expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
      await page.goBack();
      await expect(field(page)).toHaveValue('"the LORD is my shepherd"');
      await expect(results(page, /^Bible 1 result$/)).toHaveCount(1);
      expect(complaints).toEqual([]);
    });

    test('a question for relatives is answered first, with its reason', async ({ page, site, complaints }) => {
      await page.goto(`${site.url}/search`);
      await hydrated(page);
      await field(page).fill('who was the mother of samuel?');
      const first = results(page, /^Encyclopedia/).first();
      await expect(first).toHaveText(/^Hannah/);
      await page.getByRole('switch', { name: 'Show reasons' }).click();
      await expect(first).toContainText('Relation: mother of Samuel');
      expect(await axeViolations(page)).toEqual([]);
      await field(page).fill('kings of judah');
      await expect(first).toHaveText(/^Rehoboam/);
      await expect(first).toContainText('Relation: Kings of Judah');
      expect(complaints).toEqual([]);
    });

    test('all results of one part are filtered by category, and more of them follow', async ({ page, site }) => {
      await page.goto(`${site.url}/search?search=king`);
      await page
        .getByRole('group', { name: 'Parts of the site' })
        .getByRole('button', { name: /^Encyclopedia/ })
        .click();
      const list = results(page, /^Encyclopedia/);
      await expect(list).toHaveCount(24);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(() => list.count()).toBeGreaterThan(24);
      const people = page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: /^People/ });
      await people.click();
      await expect(people).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/filters=category:people/);
      expect(await axeViolations(page)).toEqual([]);
    });
  });

test('with only the keyboard, the modal is opened over a page, searched, and leads to a result', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto(`${site.url}/bible/ruth/1`);
  await listens(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('goliath');
  await expect(results(page, /^Bible/)).toHaveCount(6);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-result]').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Samuel|Chronicles/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a result opens beside the search by the middle button, where the browser marks what was found', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/bible/ruth/1?mdl=search`);
  await listens(page);
  await field(page).fill('"thy people shall be my people"');
  const result = page.locator('[data-result]').first();
  await expect(result).toContainText('Ruth 1:16');
  const [other] = await Promise.all([context.waitForEvent('page'), result.click({ button: 'middle' })]);
  await expect(other.getByRole('heading', { level: 1, name: 'Ruth 1' })).toBeVisible();
  // Pages do not see what asks the browser to mark, except in what they measure.
  const opened = await other.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(opened).toBe(`${site.url}/bible/ruth/1?v=16#v16:~:text=thy%20people%20shall%20be%20my%20people`);
  await expect(field(page)).toHaveValue('"thy people shall be my people"');
});

test('once its data are on the device, the modal searches without a network', async ({ page, line }) => {
  await page.goto(`${line.url}/bible/ruth/1?mdl=search`);
  await listens(page);
  await field(page).fill('boaz');
  await expect(results(page, /^Dictionary|^Encyclopedia/).first()).toBeVisible();
  // The last collection may come long after the first results.
  await expect(page.locator('[aria-busy=false]').getByRole('list', { name: /^Bible/ })).toBeVisible();
  await line.stop();
  await field(page).fill('naomi');
  await expect(page.locator('mark', { hasText: 'Naomi' }).first()).toBeVisible();
  await expect(page.getByText('Search data could not be loaded')).toHaveCount(0);
});

test(
  'once every translation is on the device, all of them are searched without a network',
  { tag: '@thorough' },
  async ({ page, line }) => {
    const listings = new Set<string>();
    page.on('requestfinished', (request) => {
      if (/\/data\/search\/bible[\w-]*\.listing$/.test(request.url())) listings.add(request.url());
    });
    await page.goto(`${line.url}/search?search=charity&pillar=bible&translations=all`);
    await listens(page);
    await expect(page.getByRole('button', { name: 'Every translation' })).toHaveAttribute('aria-pressed', 'true');
    // Seven translations are in English.
    await expect.poll(() => listings.size).toBe(7);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await line.stop();
    await field(page).fill('love patient kind');
    const verse = results(page, /^Bible/).filter({ hasText: '1 Corinthians 13:4' });
    await expect(verse).toContainText('WEB');
    await expect(page.getByText('Search data could not be loaded')).toHaveCount(0);
  },
);

test('nothing of the search is loaded by a page that does not search', async ({ page, site }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${site.url}/bible/ruth/2`);
  await listens(page);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /\/data\/search\/|\/pillars\/search\//.test(url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is answered, filtered and paged with links, and leads to a verse', async ({ page, site }) => {
    await page.goto(`${site.url}/search`);
    await field(page).fill('king');
    await field(page).press('Enter');
    // The first search starts a process. On a busy machine the page does not wait for it, and says so.
    await expect(async () => {
      await page.reload();
      await expect(results(page, /^Bible/)).toHaveCount(6, { timeout: 1_000 });
    }).toPass();
    const filters = page.getByRole('navigation', { name: 'Filter the results' });
    await filters.getByRole('link', { name: 'Bible' }).click();
    await filters.getByText('Books', { exact: true }).click();
    await filters.getByRole('link', { name: 'Esther' }).click();
    await expect(results(page, /^Bible 1\d\d results$/)).toHaveCount(24);
    await expect(page.getByRole('button', { name: /^All|^Bible|Show more/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'More results' }).click();
    await expect(page.getByRole('link', { name: 'Previous results' })).toBeVisible();
    await results(page, /^Bible/)
      .first()
      .getByRole('link')
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Esther \d+$/ })).toBeVisible();
    // 'Search in Ruth' leads to an address with a pill.
    await page.goto(`${site.url}/search?search=field&pillar=bible&filters=ref:ruth`);
    await expect(
      results(page, /^Bible/)
        .first()
        .getByRole('link'),
    ).toContainText('Ruth');
    await filters.getByRole('link', { name: 'Without Ruth' }).click();
    await expect(results(page, /^Bible \d\d\d results$/)).toHaveCount(24);
  });

  test('a question for relatives is answered by the server, too', async ({ page, site }) => {
    await expect(async () => {
      await page.goto(`${site.url}/search?search=sons+of+zebedee`);
      await expect(results(page, /^Encyclopedia/).first()).toHaveText(/^John/, { timeout: 1_000 });
    }).toPass();
    await expect(results(page, /^Encyclopedia/).nth(1)).toHaveText(/^James/);
  });
});

for (const [device, viewport] of eachDevice)
  test.describe(`every translation, on a ${device}`, () => {
    test.use({ viewport });

    test(
      'words of another translation are found in it, and the verse opens there',
      { tag: '@thorough' },
      async ({ page, site, complaints }) => {
        await page.goto(`${site.url}/search?pillar=bible`);
        await hydrated(page);
        await field(page).fill('love patient kind');
        const toggle = page.getByRole('button', { name: 'Every translation' });
        await expect(page.getByText(/^Downloads \d\.\d MB the first time\.$/)).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
        await toggle.click();
        await expect(toggle).toHaveAttribute('aria-pressed', 'true');
        await expect(page).toHaveURL(/&translations=all$/);
        const verse = results(page, /^Bible/).filter({ hasText: '1 Corinthians 13:4' });
        await expect(verse).toContainText('Love is patient and is kind');
        await expect(verse).toContainText('WEB');
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        expect(await axeViolations(page)).toEqual([]);
        await verse.getByRole('link').click();
        await expect(page).toHaveURL(/\/bible\/(?:web|nheb)\/1-corinthians\/13/);
        await page.goBack();
        await expect(toggle).toHaveAttribute('aria-pressed', 'true');
        await expect(verse).toContainText('WEB');
        expect(complaints).toEqual([]);
      },
    );
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search of every translation shows that of the King James Version, and says so', async ({ page, site }) => {
    await page.goto(`${site.url}/search?search=charity+suffereth&pillar=bible&translations=all`);
    await expect(page.getByText(/^Without JavaScript only the King James Version is searched/)).toBeVisible();
    await expect(results(page, /^Bible/).first()).toContainText('1 Corinthians 13:4');
  });
});

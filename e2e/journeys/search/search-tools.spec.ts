import { axeViolations } from '../../accessibility';
import { expect, hydrated, listens, test } from '../../fixtures';
import { eachDevice } from '../shell-page';
import { field, results } from './search-panel';

/** Scrolls what shows a list until this share of the list is above the lower edge. Runs in the page. */
function scrollPast(list: Element, share: number): void {
  let scroller = list.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
  const bottom = scroller?.getBoundingClientRect().bottom ?? innerHeight;
  const { top, height } = list.getBoundingClientRect();
  (scroller ?? document.documentElement).scrollBy(0, top + share * height - bottom);
}

/** The addresses of what is saved of the site itself; its pages come last. Runs in the page. */
const savedSite = async () => (await (await caches.open('manna-offline-site')).keys()).map(({ url }) => url).join(' ');

for (const [device, viewport] of eachDevice)
  test(`on a ${device}, a list in the modal grows past 80 %, and Escape in the field closes the modal`, async ({
    page,
    site,
    complaints,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url}/bible/ruth/1?mdl=search`);
    await listens(page);
    await field(page).fill('king');
    const all = page.getByRole('button', { name: /^View all/ }).first();
    await all.press('Enter');
    await expect(field(page)).toBeFocused();
    const list = page.getByRole('list', { name: /^Bible/ });
    await expect(list.getByRole('listitem')).toHaveCount(24);
    await list.evaluate(scrollPast, 0.7);
    await list.evaluate(scrollPast, 0.85);
    await expect(list.getByRole('listitem')).toHaveCount(36);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

test('verses are put in the order of the Bible, one book is chosen, and the search is saved and found again', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto(`${site.url}/search`);
  await hydrated(page);
  await field(page).fill('"ruth"');
  await page.getByRole('button', { name: /^Bible \d/ }).click();
  await page.getByRole('button', { name: 'In the order of the Bible' }).click();
  await expect(results(page, /^Bible/).first()).toHaveText(/^Ruth 1:4/);
  await page.getByText('Filter by book').click();
  await page.getByRole('button', { name: 'Matthew 1 result' }).click();
  // The former rows stay until the others come.
  await expect(results(page, /^Bible 1 result/)).toHaveCount(1);
  await expect(results(page, /^Bible 1 result/)).toHaveText(/^Matthew 1:5/);
  await page.getByRole('button', { name: /Save/ }).click();
  await field(page).fill('');
  await page.getByRole('list', { name: 'Saved searches' }).getByRole('button', { name: /ruth/ }).first().click();
  await expect(results(page, /^Bible 1 result/)).toHaveText(/^Matthew 1:5/);
  expect(complaints).toEqual([]);
});

test('an entity limits the search by a pill, and a reference with a translation leads to it', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto(`${site.url}/search`);
  await hydrated(page);
  await field(page).fill('goliath');
  await page.getByRole('button', { name: 'Only what is related to Goliath' }).click();
  const pill = page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Goliath' });
  await expect(pill).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page)).toHaveValue('');
  await expect(results(page, /^Bible/).first()).toBeVisible();
  await expect(page).toHaveURL(/filters=entity:/);
  await pill.press('Enter');
  await expect(field(page)).toBeFocused();
  await field(page).fill('ps 23 web');
  await expect(results(page, /^Bible/).first()).toContainText('Opens in WEB');
  await results(page, /^Bible/)
    .first()
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/bible\/web\/psalms\/23\?v=1/);
  expect(complaints).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test.setTimeout(120_000);

  test(
    'who has searched in the modal opens the search page without a network, and never visited it',
    { tag: '@thorough' },
    async ({ page, line }) => {
      await page.goto(`${line.url}/bible/ruth/1?mdl=search`);
      await listens(page);
      await field(page).fill('boaz');
      await expect(page.locator('[aria-busy=false]').getByRole('list', { name: /^Bible/ })).toBeVisible();
      // It is registered when the page has been idle for some seconds, and saves the site itself beside a page.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.goto(`${line.url}/bible/ruth/2`);
      await expect.poll(() => page.evaluate(savedSite), { timeout: 40_000 }).toContain('language=en');
      await line.stop();
      await page.goto(`${line.url}/search?search=naomi`);
      await expect(page.locator('mark', { hasText: 'Naomi' }).first()).toBeVisible();
    },
  );
});

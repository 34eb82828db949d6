import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { moved, watchShifts } from '../layout-shifts';
import { eachDevice, ofTheSite } from '../shell-page';
import { bookmarkTitles } from './devices';
import { signInAsRuth } from './reader';

async function openBookmarks(page: Page, url: string) {
  const gateway = await signInAsRuth(page, url);
  await page.goto(`${url}/account/bookmarks`);
  await hydrated(page);
  await expect(page.getByText('3 bookmarks')).toBeVisible();
  return gateway;
}

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('bookmarks are searched, ordered and labelled, and nothing moves while they load', async ({
      page,
      settledSite,
      complaints,
    }) => {
      await watchShifts(page);
      await openBookmarks(page, settledSite.url);
      expect(await moved(page)).toEqual([]);
      await page.getByLabel('Order').selectOption('By the Bible');
      expect(await bookmarkTitles(page)).toEqual(['Genesis 1', 'Ruth 2', 'Ark']);
      await page.getByRole('checkbox', { name: 'Select Ruth 2' }).check();
      await page.getByRole('checkbox', { name: 'Select Ark' }).check();
      await page.getByRole('combobox', { name: 'Label' }).fill('Harvest');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Harvest 2' }).click();
      expect(await bookmarkTitles(page)).toEqual(['Ruth 2', 'Ark']);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByLabel('Search bookmarks').fill('ruth');
      expect(await bookmarkTitles(page)).toEqual(['Ruth 2']);
      expect(ofTheSite(complaints)).toEqual([]);
    });

    test('bookmarks are dragged to another position, and the site gets their order', async ({ page, settledSite }) => {
      const gateway = await openBookmarks(page, settledSite.url);
      await page.getByLabel('Order').selectOption('By hand');
      const handleOf = (title: string) =>
        page.getByRole('listitem').filter({ hasText: title }).getByTitle('Drag to another position');
      await handleOf('Genesis 1').hover();
      await page.mouse.down();
      await handleOf('Ark').hover();
      await page.mouse.up();
      expect(await bookmarkTitles(page)).toEqual(['Genesis 1', 'Ark', 'Ruth 2']);
      await expect.poll(() => JSON.stringify(gateway.sent)).toContain('site/bookmarked-pages');
    });
  });
}

test('bookmarks are moved, selected and deleted by keyboard, and brought back', async ({ page, settledSite }) => {
  await openBookmarks(page, settledSite.url);
  await page.getByLabel('Order').selectOption('By hand');
  await page.getByRole('button', { name: 'Move Ruth 2 up' }).press('Enter');
  expect(await bookmarkTitles(page)).toEqual(['Ruth 2', 'Ark', 'Genesis 1']);
  await expect(page.getByRole('button', { name: 'Move Ruth 2 down' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Select Ark' }).press('Space');
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 bookmark is deleted.')).toBeVisible();
  expect(await bookmarkTitles(page)).toEqual(['Ruth 2', 'Genesis 1']);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  expect(await bookmarkTitles(page)).toEqual(['Ruth 2', 'Ark', 'Genesis 1']);
});

test('a list is shared by a link, and read by somebody without an account', async ({
  page,
  settledSite,
  browser,
  complaints,
}) => {
  await openBookmarks(page, settledSite.url);
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Share as a link' }).click();
  await page.getByLabel('Name of the list').fill('Harvest');
  expect(await axeViolations(page)).toEqual([]);
  const link = await page.getByLabel('Link to this list').inputValue();
  expect(link.length).toBeLessThan(250);

  const context = await browser.newContext({ locale: 'es-ES' });
  const friend = await context.newPage();
  const requests: string[] = [];
  friend.on('request', (request) => void requests.push(request.url()));
  await friend.goto(link);
  await expect(friend.getByRole('heading', { name: 'Lista compartida: Harvest' })).toBeVisible();
  await expect(friend.getByRole('main').getByRole('link', { name: 'Génesis 1' })).toHaveAttribute(
    'href',
    '/bible/genesis/1',
  );
  await expect(friend.getByText('Inicia sesión para añadirlas')).toBeVisible();
  expect(await axeViolations(friend)).toEqual([]);
  // The list is in the fragment, which no server gets.
  expect(requests.filter((url) => url.includes('list='))).toEqual([]);
  expect(requests.filter((url) => url.includes('/api/session'))).toEqual([]);
  await context.close();
  expect(ofTheSite(complaints)).toEqual([]);
});

test(
  'a shared list is still open after signing in, and its pages become bookmarks',
  { tag: '@thorough' },
  async ({ page, settledSite, browser }) => {
    await openBookmarks(page, settledSite.url);
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Share as a link' }).click();
    const link = await page.getByLabel('Link to this list').inputValue();

    const context = await browser.newContext();
    const friend = await context.newPage();
    await friend.goto(link);
    await hydrated(friend);
    await signInAsRuth(friend, settledSite.url, []);
    // The provider sends the reader back without the fragment.
    await friend.route('**/oauth2/login**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script>location.replace("/account/bookmarks")</script>' }),
    );
    await friend.getByRole('main').getByRole('link', { name: 'Login for Extra Features!' }).click();
    await friend.getByRole('button', { name: 'Add all to my bookmarks' }).click();
    await expect(friend.getByText('3 pages are in your bookmarks now.')).toBeVisible();
    await friend.getByRole('button', { name: 'Close this list' }).click();
    expect(await bookmarkTitles(friend)).toEqual(['Ark', 'Ruth 2', 'Genesis 1']);
    await context.close();
  },
);

test('a damaged link to a list says so in one sentence', async ({ page, settledSite }) => {
  await page.goto(`${settledSite.url}/account/bookmarks#list=1.damaged`);
  await expect(page.getByRole('alert')).toHaveText(/This link to a list is damaged or incomplete/);
  expect(await axeViolations(page)).toEqual([]);
});

test(
  'the history leads to the bookmarks, and the picker marks bookmarked chapters',
  { tag: '@thorough' },
  async ({ page, settledSite }) => {
    await signInAsRuth(page, settledSite.url);
    await page.goto(`${settledSite.url}/bible/ruth/1?mdl=history`);
    await hydrated(page);
    await page.getByRole('dialog', { name: 'Site History' }).getByRole('link', { name: 'All Bookmarks' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible();
    await page.goto(`${settledSite.url}/bible/ruth/1`);
    await hydrated(page);
    await page.keyboard.press('g');
    const picker = page.getByRole('dialog', { name: 'Go to a passage' });
    await expect(picker.getByRole('link', { name: 'Ruth 2 (bookmarked)' })).toBeVisible();
    await expect(picker.getByRole('link', { name: 'Ruth 3', exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  },
);

import type { Page } from '@playwright/test';
import { startAccountSite, type AccountSite } from '../../account-site';
import { expect, test } from '../../fixtures';
import { bookmark, BOOKMARKS, CHAPTER, open, otherDevice, pressStar, register, signIn, synced } from './devices';
import { freshEmail } from './registration';

test.use({ serviceWorkers: 'allow' });

let site: AccountSite;
test.beforeAll(async () => {
  site = await startAccountSite();
});
test.afterAll(() => site.stop());

const savedFiles = (page: Page) =>
  page.evaluate(async () => {
    const saved = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return saved.flat().map(({ url }) => url);
  });

test(
  'a bookmark deleted offline waits on its device, says so after a reload too, and follows when the network is back',
  { tag: '@thorough' },
  async ({ page, context, browser }) => {
    const email = freshEmail();
    await register(site, page, email);
    await pressStar(site, page, CHAPTER, true);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await open(site, page, '/account');
    // A page that was opened by its address came with its style sheets; a link asks for them as files.
    await expect.poll(async () => (await savedFiles(page)).join('\n')).toMatch(/\/route-account\.[^/]+\.css$/m);
    await open(site, page, '/account/bookmarks');
    await expect(bookmark(page, 'Ruth 2')).toBeVisible();
    await context.setOffline(true);
    await bookmark(page, 'Ruth 2').check();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete' }).last().click();
    await expect(bookmark(page, 'Ruth 2')).toHaveCount(0);
    await page.getByRole('link', { name: 'Account', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    const syncState = page.getByRole('main').getByRole('status').filter({ hasText: 'Last synced' });
    await expect(syncState).toContainText(/\d changes? waits? to be sent\. You are offline\./);
    await page.reload();
    await expect(page.getByText('Welcome back, Ruth!').first()).toBeVisible();
    await expect(syncState).toContainText('You are offline.');
    const sent = synced(page, BOOKMARKS, (json) => !json.includes(CHAPTER));
    await context.setOffline(false);
    await sent;

    const tablet = await otherDevice(browser);
    await signIn(site, tablet, email);
    await open(site, tablet, '/account/bookmarks');
    await expect(tablet.getByRole('main')).toContainText(/no bookmarks/i);
    await tablet.context().close();
  },
);

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

test('a bookmark deleted offline waits on its device, says so after a reload too, and follows when the network is back', async ({
  page,
  context,
  browser,
}) => {
  const email = freshEmail();
  await register(site, page, email);
  await pressStar(site, page, CHAPTER, true);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await open(site, page, '/account');
  await open(site, page, '/account/bookmarks');
  await context.setOffline(true);
  await bookmark(page, 'Ruth 2').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).last().click();
  await expect(bookmark(page, 'Ruth 2')).toHaveCount(0);
  await page.goto(`${site.url}/account`);
  const syncState = page.getByRole('main').getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(syncState).toContainText(/\d changes? waits? to be sent\./);
  await page.reload();
  await expect(page.getByText('Welcome back, Ruth!')).toBeVisible();
  await expect(syncState).toBeVisible();
  const sent = synced(page, BOOKMARKS);
  await context.setOffline(false);
  await sent;

  const tablet = await otherDevice(browser);
  await signIn(site, tablet, email);
  await open(site, tablet, '/account/bookmarks');
  await expect(tablet.getByRole('main')).toContainText(/no bookmarks/i);
  await tablet.context().close();
});

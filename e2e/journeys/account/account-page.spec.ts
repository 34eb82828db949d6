import { axeViolations } from '../../accessibility';
import { ACCOUNTS, expect, hydrated, test } from '../../fixtures';
import { moved, watchShifts } from '../layout-shifts';
import { eachDevice, ofTheSite } from '../shell-page';
import { signInAsRuth } from './reader';

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('an anonymous reader finds what an account adds, and the controls of their data', async ({
      page,
      settledSite,
      complaints,
    }) => {
      await page.goto(`${settledSite.url}/account`);
      await hydrated(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Login for Extra Features!' })).toHaveAttribute(
        'href',
        '/oauth2/login?destination=%2Faccount',
      );
      await expect(main.getByRole('link', { name: 'Create An Account' })).toHaveAttribute(
        'href',
        `${ACCOUNTS}/register?destination=%2Faccount`,
      );
      await expect(main.getByRole('heading', { name: 'What an account adds' })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Export everything' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(ofTheSite(complaints)).toEqual([]);
    });

    test('a signed-in reader is welcomed, and nothing on the screen moves when the session arrives', async ({
      page,
      settledSite,
      complaints,
    }) => {
      await watchShifts(page);
      await signInAsRuth(page, settledSite.url);
      await page.goto(`${settledSite.url}/account`);
      await hydrated(page);
      await expect(page.getByRole('heading', { name: 'Welcome back, Ruth!' })).toBeVisible();
      await expect(page.getByText('Safari on iOS')).toBeAttached();
      expect(await moved(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
      expect(ofTheSite(complaints)).toEqual([]);
    });
  });
}

test('the page is the same for all readers, and complete without JavaScript', async ({ browser, settledSite }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await context.addCookies([{ name: 'dm-signed-in', value: '1', url: settledSite.url }]);
  await page.goto(`${settledSite.url}/account`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Login for Extra Features!' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'What an account adds' })).toBeVisible();
  // Controls that need a script are hidden.
  await expect(page.getByRole('button', { name: 'Export everything' })).toBeHidden();
  await page.goto(`${settledSite.url}/account/bookmarks`);
  await expect(page.getByText('Bookmarks belong to an account')).toBeVisible();
  await context.close();
});

test('a signed-in reader signs out another device, and opens passkeys and password by keyboard', async ({
  page,
  settledSite,
}) => {
  await page.route(`${ACCOUNTS}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Passkeys</h1>' }));
  const gateway = await signInAsRuth(page, settledSite.url);
  await page.goto(`${settledSite.url}/account`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign out Safari on iOS' }).press('Enter');
  await expect(page.getByText('Safari on iOS is signed out.')).toBeVisible();
  expect(gateway.sent).toContainEqual({ path: '/api/account/sessions/end', body: { id: 's2' } });
  await page.getByRole('link', { name: 'Open passkeys and password' }).press('Enter');
  const modal = page.getByRole('dialog', { name: 'Account', exact: true });
  await expect(modal.locator('iframe')).toHaveAttribute('src', `${ACCOUNTS}/security`);
});

test('a reader asks for the deletion of their account, and keeps it', async ({ page, settledSite }) => {
  await signInAsRuth(page, settledSite.url);
  await page.goto(`${settledSite.url}/account`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete my account in 14 days' }).click();
  await expect(page.getByText('will be deleted on December 5, 2026')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays.')).toBeVisible();
});

test('a signed-in reader without a network reads that edits wait', async ({ page, settledSite, context }) => {
  await signInAsRuth(page, settledSite.url);
  await page.goto(`${settledSite.url}/account`);
  await hydrated(page);
  await expect(page.getByText(/^Last synced/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('switch', { name: 'Pause the history' }).click();
  await expect(page.getByText('You are offline. What you change is stored on this device')).toBeVisible();
  await expect(page.getByText(/changes? waits? to be sent/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await expect(page.getByText(/to be sent/)).toHaveCount(0);
});

test.describe('a reader of Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('has the account page in Spanish', async ({ page, settledSite }) => {
    await signInAsRuth(page, settledSite.url);
    await page.goto(`${settledSite.url}/account`);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: '¡Qué alegría verte de nuevo, Ruth!' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Eliminar mi cuenta' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

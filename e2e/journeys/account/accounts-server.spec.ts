import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startAccountSite, type AccountSite } from '../../account-site';
import { axeViolations } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { addAuthenticator, createAccount, freshEmail, PASSWORD } from './registration';

// One site for all journeys of this file.
test.describe.configure({ mode: 'default' });

let site: AccountSite;
test.beforeAll(async () => {
  site = await startAccountSite();
});
test.afterAll(() => site.stop());

/** Registers on the accounts server's own pages. The reader is then signed in there. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${site.accounts}/register`);
  await createAccount(site, page, email);
  await expect(page.getByRole('heading', { name: 'Manage Account' })).toBeVisible();
}

test('a reader adds a passkey, names it, signs in with it and removes it', async ({ page, complaints }) => {
  await addAuthenticator(page);
  await register(page, freshEmail());
  await page.goto(`${site.accounts}/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await page.getByText('Rename', { exact: true }).click();
  await page.getByLabel('Name of the passkey').fill('My key');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('My key', { exact: true })).toBeVisible();
  await expect(page.getByText('not used yet')).toBeVisible();

  await page.goto(`${site.accounts}/`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto(`${site.accounts}/sign-in?next=/security`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${site.accounts}/security`);
  await expect(page.getByText(/last used/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Remove My key' }).click();
  await expect(page.getByText('You have no passkeys.')).toBeVisible();
  // The authenticator still has it, but the server does not know it any more.
  await page.goto(`${site.accounts}/sign-in?again=1`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('This passkey does not belong to any account here.');
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
});

test('a reader who chooses no password adds a passkey, and signs in with it from then on', async ({ page }) => {
  await addAuthenticator(page);
  await page.goto(`${site.accounts}/register?next=/profile`);
  await createAccount(site, page, freshEmail(), '');
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue without a passkey' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page).toHaveURL(`${site.accounts}/profile`);

  await page.goto(`${site.accounts}/`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto(`${site.accounts}/sign-in?next=/security`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${site.accounts}/security`);
});

test('a reader shows the password that is typed, and the browser does not remember it as text', async ({ page }) => {
  await page.goto(`${site.accounts}/sign-in`);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('green pastures');
  await expect(password).toHaveAttribute('type', 'password');
  const box = page.getByRole('checkbox', { name: 'Show password' });
  await box.check();
  await expect(password).toHaveAttribute('type', 'text');
  await box.uncheck();
  await expect(password).toHaveAttribute('type', 'password');
  await box.check();
  // What the browser would remember is the type at the moment of sending.
  await page.evaluate(() => {
    document.forms[0]?.addEventListener('submit', (event) => event.preventDefault());
  });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'password');
  expect(await axeViolations(page)).toEqual([]);
});

test('a response of a passkey cannot be sent twice', { tag: '@thorough' }, async ({ page }) => {
  await addAuthenticator(page);
  await register(page, freshEmail());
  await page.goto(`${site.accounts}/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await page.goto(`${site.accounts}/sign-in?again=1`);
  const sent = page.waitForRequest(`${site.accounts}/passkey/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const body = (await sent).postData() ?? '';
  await expect(page.getByRole('heading', { name: 'Manage Account' })).toBeVisible();
  await page.goto(`${site.accounts}/sign-in?again=1`);
  const csrf = await page.locator('input[name=csrf]').first().inputValue();
  const again = await page.evaluate(
    async ([text = '', token = '']) => {
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const response = await fetch('/passkey/sign-in', { method: 'POST', headers, body: text });
      return { status: response.status, text: await response.text() };
    },
    [body, csrf],
  );
  expect(again.status).toBe(422);
  expect(again.text).toContain('That did not work');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader registers, signs out, and signs in with a password and by e-mail', async ({ page }) => {
    const email = freshEmail();
    await register(page, email);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert').first()).toHaveText('The e-mail address or the password is wrong.');
    await expect(page.getByLabel('E-mail address')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${site.accounts}/sign-in/link`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.goto(await site.linkTo(email));
    await page.getByRole('button', { name: 'Sign in now' }).click();
    await expect(page.getByText(email)).toBeVisible();
  });
});

test('a form that was filled in wrongly puts the focus on the first field with an error', async ({ page }) => {
  await page.goto(`${site.accounts}/register`);
  await page.getByLabel('E-mail address').fill('nobody');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/Enter an e-mail address/);
});

test('the account modal of the site shows the pages, and a reader signs in there', async ({ page }) => {
  const email = freshEmail();
  await register(page, email);
  await page.context().clearCookies();
  await page.goto(`${site.url}/?mdl=account`);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('E-mail address').fill(email);
  await frame.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await frame.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(frame.getByText(email)).toBeVisible();
  await frame.getByRole('link', { name: 'Profile' }).click();
  await frame.getByLabel('Name').fill('Naomi');
  await frame.getByRole('button', { name: 'Save' }).click();
  await expect(frame.getByText('Saved.')).toBeVisible();
});

/** A page of another site, at a host of its own. */
async function withForeignSite(html: string, use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`).finally(() => server.close());
}

test('another site cannot show the pages in a frame', async ({ page }) => {
  await withForeignSite(`<iframe src="${site.accounts}/sign-in"></iframe>`, async (url) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(url);
    await refused;
    await expect(page.frameLocator('iframe').getByLabel('Password', { exact: true })).toHaveCount(0);
  });
});

test('another site cannot send a form in the name of a reader', { tag: '@thorough' }, async ({ page }) => {
  const email = freshEmail();
  await register(page, email);
  const form = `<form method="post" action="${site.accounts}/sign-out"><button>Win</button></form>`;
  await withForeignSite(form, async (url) => {
    await page.goto(url);
    await page.getByRole('button', { name: 'Win' }).click();
    await expect(page.getByRole('alert')).toHaveText('This request came from another site and was refused.');
    await page.goto(`${site.accounts}/`);
    await expect(page.getByText(email)).toBeVisible();
  });
});

test(
  'the pages have no axe violations, on a phone and a desktop, in light and dark',
  { tag: '@thorough' },
  async ({ page }) => {
    await addAuthenticator(page);
    await register(page, freshEmail());
    await page.goto(`${site.accounts}/security`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('status')).toHaveText('Saved.');
    const paths = [
      '/',
      '/profile',
      '/email',
      '/security?saved',
      '/delete',
      '/sign-in?again=1',
      '/sign-in/link',
      '/register',
      '/reset',
      '/verify?token=x',
      '/session/end',
      '/nowhere',
    ];
    for (const path of paths) {
      await page.goto(site.accounts + path);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await axeViolations(page), `${path} at ${width}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await axeViolations(page, 'colours'), `${path} at ${width}, dark`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    }
  },
);

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('a reader finds the pages and their errors in Spanish', { tag: '@thorough' }, async ({ page }) => {
    await page.goto(`${site.accounts}/sign-in`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByLabel('Correo electrónico').fill('rut@example.org');
    await page.getByLabel('Contraseña', { exact: true }).fill('no es esta');
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page.getByRole('alert').first()).toHaveText('El correo electrónico o la contraseña no son correctos.');
    expect(await axeViolations(page)).toEqual([]);
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../fixtures';

// One after the other, because all journeys of this file have the same reader.
test.describe.configure({ mode: 'default' });

const HERE = '/bible/ruth/2?v=4';

const accountOptions = (page: Page) => page.getByRole('navigation', { name: 'Account options' });

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url + HERE);
  await hydrated(page);
  await accountOptions(page).getByRole('link', { name: 'Login' }).click();
  await expect(accountOptions(page).getByRole('link', { name: 'Sign Out' })).toBeVisible();
}

test('a reader signs in, is welcomed by name, bookmarks a page and signs out', async ({
  page,
  context,
  signInSite,
}) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/api/') && asked.push(new URL(request.url()).pathname)),
  );
  await page.goto(signInSite.url + HERE);
  await hydrated(page);
  const star = page.getByRole('button', { name: 'Bookmark this page' });
  await expect(accountOptions(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(star).toHaveCount(0);
  // Nobody has signed in on this device, so there is nothing to ask.
  expect(asked.filter((path) => path === '/api/session')).toEqual([]);

  await signIn(page, signInSite.url);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(HERE);
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toContainText('Welcome back, Ruth!');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('tab', { name: 'Page' }).click();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const cookies = await context.cookies(signInSite.url);
  expect(cookies.find(({ name }) => name === 'dm-session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });

  await accountOptions(page).getByRole('link', { name: 'Sign Out' }).click();
  await expect(accountOptions(page).getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await context.cookies(signInSite.url)).filter(({ name }) => name.startsWith('dm-s'))).toEqual([]);
});

test(
  'with a provider of somebody else, registering leads there and back, and the account modal says where the account is',
  { tag: '@thorough' },
  async ({ page, signInSite, complaints }) => {
    await page.goto(signInSite.url + HERE);
    await hydrated(page);
    const register = accountOptions(page).getByRole('link', { name: 'Create An Account' });
    await expect(register).toHaveAttribute('href', /\/oauth2\/register\?/);
    await register.click();
    await expect(accountOptions(page).getByRole('link', { name: 'Sign Out' })).toBeVisible();
    expect(page.url()).toBe(signInSite.url + HERE);
    for (const chosen of ['', '&mdl-path=%2Fsecurity']) {
      await page.goto(`${signInSite.url}/?mdl=account${chosen}`);
      await hydrated(page);
      await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Your account is at another service');
    }
    await page.frameLocator('iframe').getByRole('link').click();
    await expect(page).toHaveURL(`${signInSite.url}/account`);
    // A page that is left while it reads the reader's data complains about that.
    expect(complaints.filter((complaint) => !complaint.includes('UserData'))).toEqual([]);
  },
);

test('signing out in one tab signs out the other', async ({ page, context, signInSite }) => {
  await signIn(page, signInSite.url);
  const other = await context.newPage();
  await other.goto(signInSite.url + HERE);
  await hydrated(other);
  await accountOptions(other).getByRole('link', { name: 'Sign Out' }).click();
  await expect(accountOptions(other).getByRole('link', { name: 'Login' })).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(accountOptions(page).getByRole('link', { name: 'Login' })).toBeVisible();
});

/** A page of somebody else, which does to the site what a page can. */
async function openForeignPage(): Promise<{ port: number; server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title><p>Elsewhere');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

/** Sends this from a foreign page in each way that a browser allows. */
async function sendFromElsewhere(page: Page, foreign: string, url: string, body: object): Promise<void> {
  // The browser takes what the form gets for a download, so the page is of no more use.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(foreign);
  const input = [url, JSON.stringify(body)] as const;
  await elsewhere.evaluate(async ([target, text]) => {
    const send = (type: string) =>
      fetch(target, {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'include',
        body: new Blob([text], { type }),
      });
    // The page may not read the response, which is an error to it.
    await send('text/plain').catch(() => undefined);
    await send('application/json').catch(() => undefined);
    navigator.sendBeacon(target, text);
  }, input);
  const answered = elsewhere.waitForResponse(url);
  // A form whose body is JSON, but for what comes after the name of its field.
  await elsewhere.evaluate(([target, text]) => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: target,
      enctype: 'text/plain',
    });
    form.append(Object.assign(document.createElement('input'), { name: text }));
    document.body.append(form);
    form.submit();
  }, input);
  expect((await answered).status()).toBe(403);
  await elsewhere.close();
}

/** Requests a URL as the site's own page does. With a body, it is a POST. */
const ask = (page: Page, url: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([target = '', text]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(target, text === undefined ? {} : { method: 'POST', headers, body: text });
      if (!response.ok) throw new Error(`${target}: ${response.status}`);
      return response.status === 204 ? null : (response.json() as Promise<unknown>);
    },
    [url, body && JSON.stringify(body)],
  );

const SEARCHES = 'global-search-recent';

for (const [whose, host] of [
  ['another site', 'localhost'],
  ['another origin of the same site', '127.0.0.1'],
] as const)
  test(
    `a page of ${whose} can neither sign a reader out nor change the account or its data`,
    { tag: '@thorough' },
    async ({ page, signInSite }) => {
      const { port, server } = await openForeignPage();
      const foreign = `http://${host}:${port}/`;
      const attack = (path: string, body: object) => sendFromElsewhere(page, foreign, signInSite.url + path, body);
      try {
        await signIn(page, signInSite.url);
        const mine = { [SEARCHES]: '["harvest"]' };
        await ask(page, '/api/user-data', { data: mine });
        await attack('/api/account/sessions/end', { all: true });
        await attack('/api/account/deletion', { confirm: true });
        await attack('/api/user-data', { data: { [SEARCHES]: '["threshing"]' }, base: mine });
        expect(await ask(page, '/api/account/deletion')).toEqual({ deletion: null });
        expect(await ask(page, `/api/user-data?key=${SEARCHES}`)).toEqual({ data: mine });

        const requested = await ask(page, '/api/account/deletion', { confirm: true });
        await attack('/api/account/deletion/cancel', {});
        const remaining = await ask(page, '/api/account/deletion');
        await ask(page, '/api/account/deletion/cancel', {});
        expect(remaining).toEqual(requested);
        expect(remaining).not.toEqual({ deletion: null });

        for (const path of ['/oauth2/logout', '/api/auth/logout']) {
          await page.goto(foreign);
          await page.evaluate((target) => location.assign(target), signInSite.url + path);
          await expect(page.getByRole('heading', { name: 'You are still signed in' })).toBeVisible();
        }
        await page.getByRole('link', { name: 'Go on reading' }).click();
        await hydrated(page);
        await expect(accountOptions(page).getByRole('link', { name: 'Sign Out' })).toBeVisible();
        expect(await ask(page, '/api/account/deletion')).toEqual({ deletion: null });
        expect(await ask(page, `/api/user-data?key=${SEARCHES}`)).toEqual({ data: mine });
      } finally {
        server.close();
        server.closeAllConnections();
      }
    },
  );

import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { ACCOUNTS, expect, hydrated, test } from '../../fixtures';
import { devices, eachDevice, ofTheSite } from '../shell-page';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** The query parameters of a link in the share modal. */
const queryOf = async (page: Page, name: string): Promise<Record<string, string>> => {
  const href = await dialog(page, 'Share').getByRole('link', { name, exact: true }).getAttribute('href');
  return Object.fromEntries(new URL(href ?? '').searchParams);
};

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('all ways to share are visible without scrolling', async ({ page, site }) => {
      await page.goto(`${site.url}/bible/ruth/2?mdl=share`);
      await hydrated(page);
      const modal = dialog(page, 'Share');
      await expect(modal.getByRole('link', { name: 'Facebook' })).toBeInViewport({ ratio: 1 });
      await expect(modal.getByRole('button', { name: 'QR code' })).toBeInViewport({ ratio: 1 });
    });
  });
}

// No device changes these; a phone has the least room.
test.describe('on a phone', () => {
  test.use({ viewport: devices.phone });

  test('the history has the pages that were visited, newest first, each once', async ({ page, site, complaints }) => {
    for (const path of ['/bible/ruth/1', '/encyclopedia/people', '/articles', '/bible/ruth/1', '/dictionary']) {
      await page.goto(site.url + path);
      await hydrated(page);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recent History' }).click();
    const recent = dialog(page, 'Site History').getByRole('region', { name: 'Recent pages' });
    await expect(recent.getByRole('listitem')).toHaveText([/^Dictionary/, /^Ruth 1/, /^Articles/, /^People/]);
    expect(await axeViolations(page)).toEqual([]);
    await recent.getByRole('link', { name: /^Ruth 1/ }).click();
    await expect(page).toHaveURL(`${site.url}/bible/ruth/1`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Ruth 1' })).toBeFocused();
    expect(ofTheSite(complaints)).toEqual([]);
  });

  test('the donate modal says how to give if the site can receive gifts', async ({ page, settledSite, complaints }) => {
    await page.goto(`${settledSite.url}/?mdl=donate`);
    await hydrated(page);
    const panel = dialog(page, 'Donate');
    await expect(panel).toContainText('Make your check payable to Friends of the Site and mail it to:');
    await expect(panel).toContainText('Post Office Box 1');
    await expect(panel.getByRole('link', { name: 'Give now' })).toHaveAttribute('href', `${ACCOUNTS}/give`);
    await expect(panel.getByRole('heading', { name: 'Receipts and year-end statement' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(ofTheSite(complaints)).toEqual([]);
  });

  test('the modals for joining and contributing show their pages', async ({ page, site, complaints }) => {
    for (const [name, title, words] of [
      ['join', 'How to Join', 'There is nothing to sign and nothing to pay.'],
      ['contribute', 'Contribute', 'This site is made in the open'],
    ] as const) {
      await page.goto(`${site.url}/?mdl=${name}`);
      await expect(dialog(page, title)).toContainText(words);
      await expect(dialog(page, title).locator('[lang=en]').first()).toBeVisible();
    }
    expect(ofTheSite(complaints)).toEqual([]);
  });

  test('the account modal shows the accounts server and a link to log out', async ({
    page,
    settledSite,
    complaints,
  }) => {
    await page.route(`${ACCOUNTS}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Mine</title><main><h1>Mine</h1></main></html>',
      }),
    );
    await page.goto(`${settledSite.url}/bible/ruth/2?mdl=account`);
    await hydrated(page);
    const modal = dialog(page, 'Account');
    await expect(modal.frameLocator('iframe').getByRole('heading', { name: 'Mine' })).toBeVisible();
    await expect(modal.getByRole('link', { name: 'Log out' })).toHaveAttribute(
      'href',
      '/api/auth/logout?destination=%2Fbible%2Fruth%2F2',
    );
    expect(await axeViolations(page)).toEqual([]);
    expect(ofTheSite(complaints)).toEqual([]);
  });

  test('the link can be copied and shown as a QR code', async ({ page, site, context, complaints }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
    const url = `${site.url}/encyclopedia/people/abraham`;
    await page.goto(`${url}?mdl=share`);
    await hydrated(page);
    const modal = dialog(page, 'Share');
    await modal.getByRole('button', { name: 'Copy link' }).click();
    await expect(modal.getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await modal.getByRole('button', { name: 'QR code' }).click();
    const code = modal.getByRole('img', { name: `QR code of ${url}` });
    await expect(code).toBeVisible();
    await expect(code.locator('path')).toHaveAttribute('d', /^M\d+ \d+h\d+v1h-\d+z/);
    expect(await axeViolations(page)).toEqual([]);
    expect(ofTheSite(complaints)).toEqual([]);
  });
});

test('the donate modal links to other ways of support if the site cannot receive gifts', async ({ page, site }) => {
  await page.goto(`${site.url}/?mdl=donate`);
  await hydrated(page);
  await expect(dialog(page, 'Donate')).toContainText('This site is not set up to receive gifts yet.');
  await dialog(page, 'Donate').getByRole('link', { name: 'Other ways to support us' }).click();
  await expect(page).toHaveURL(`${site.url}/support-us`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the account modal shows an error until Retry succeeds if the accounts server does not respond', async ({
  page,
  settledSite,
}) => {
  await page.route(`${ACCOUNTS}/**`, (route) => route.abort('connectionrefused'));
  await page.goto(`${settledSite.url}/bible/ruth/2?mdl=account`);
  await hydrated(page);
  const modal = dialog(page, 'Account');
  await expect(modal.getByRole('alert')).toContainText('is not responding');
  await expect(modal.locator('iframe')).toHaveCount(0);
  await expect(modal.getByRole('link', { name: 'Log out' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(`${ACCOUNTS}/**`);
  await page.route(`${ACCOUNTS}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Your profile</p>' }),
  );
  await modal.getByRole('button', { name: 'Retry' }).click();
  await expect(modal.frameLocator('iframe').getByText('Your profile')).toBeVisible();
  await expect(modal.getByRole('alert')).toHaveCount(0);
});

test('the account modal opens the path in the query, and never another server', async ({ page, settledSite }) => {
  await page.route(`${ACCOUNTS}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }));
  for (const [chosen, shown] of [
    ['/profile', '/profile'],
    ['//elsewhere.example', '/'],
    ['@elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
  ] as const) {
    await page.goto(`${settledSite.url}/?mdl=account&mdl-path=${encodeURIComponent(chosen)}`);
    await hydrated(page);
    const frame = dialog(page, 'Account').locator('iframe');
    await expect(frame, chosen).toHaveAttribute('src', ACCOUNTS + shown);
  }
});

test('a verse is shared with its own URL and text on every service', async ({ page, site, complaints }) => {
  const url = `${site.url}/encyclopedia/ruth/2/4`;
  await page.goto(`${url}?mdl=share`);
  await hydrated(page);
  await expect(dialog(page, 'Share').getByRole('link')).toHaveCount(7);
  const { text = '', ...rest } = await queryOf(page, 'Twitter');
  expect(text).toMatch(/The LORD be with you.* \(Ruth 2:4, KJV\)$/);
  expect(rest).toEqual({ url });
  expect(await queryOf(page, 'Facebook')).toEqual({ u: url });
  expect(await queryOf(page, 'LinkedIn')).toEqual({ url });
  expect(await queryOf(page, 'Pinterest')).toEqual({ url, description: text });
  expect(await queryOf(page, 'WhatsApp')).toEqual({ text: `${text}\n\n${url}` });
  expect(await queryOf(page, 'Telegram')).toEqual({ url, text });
  expect((await queryOf(page, 'Email'))['body']).toBe(`${text}\n\n${url}`);
  await expect(dialog(page, 'Share').getByLabel('Link to this page')).toHaveValue(url);
  expect(ofTheSite(complaints)).toEqual([]);
});

test('the shared URL has the selected verses, but not the modal', async ({ page, site }) => {
  await page.goto(`${site.url}/bible/ruth/2?v=4-6&mdl=share`);
  await hydrated(page);
  await expect(dialog(page, 'Share').getByLabel('Link to this page')).toHaveValue(`${site.url}/bible/ruth/2?v=4-6`);
  expect(await queryOf(page, 'Facebook')).toEqual({ u: `${site.url}/bible/ruth/2?v=4-6` });
});

test('the link is selected if the browser does not allow copying', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) });
  });
  await page.goto(`${site.url}/bible/ruth/2?mdl=share`);
  await hydrated(page);
  await dialog(page, 'Share').getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog(page, 'Share').getByRole('status')).toContainText('Selected');
  await expect(dialog(page, 'Share').getByLabel('Link to this page')).toBeFocused();
});

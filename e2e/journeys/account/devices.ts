import type { Browser, Page } from '@playwright/test';
import type { AccountSite } from '../../account-site';
import { expect, hydrated } from '../../fixtures';

let number = 0;
/** An e-mail address that nobody has used yet, in other workers and earlier runs either. */
export const freshEmail = () => `ruth-${process.pid}-${Date.now()}-${(number += 1)}@example.org`;

const PASSWORD = 'quiet river stones';
export const CHAPTER = '/bible/ruth/2';

export const accountOptions = (page: Page) => page.getByRole('navigation', { name: 'Account options' });

/** Opens a page of the site, and waits until it can be used. */
export async function open(site: AccountSite, page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await hydrated(page);
}

async function chooseLogin(site: AccountSite, page: Page): Promise<void> {
  await open(site, page, CHAPTER);
  await accountOptions(page).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: /^Sign in/ })).toBeVisible();
}

async function isWelcomed(site: AccountSite, page: Page): Promise<void> {
  await expect(page).toHaveURL(site.url + CHAPTER);
  await expect(accountOptions(page).getByRole('link', { name: 'Sign Out' })).toBeVisible();
}

/** Creates an account from the site's own login, with the link of the e-mail. The reader ends up where they were. */
export async function register(site: AccountSite, page: Page, email: string): Promise<void> {
  await chooseLogin(site, page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Ruth');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('We have sent you a link');
  await page.goto(await site.linkTo(email));
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await isWelcomed(site, page);
}

export async function signIn(site: AccountSite, page: Page, email: string): Promise<void> {
  await chooseLogin(site, page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await isWelcomed(site, page);
}

/** A second device of the same reader. */
export async function otherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** What the gateway has acknowledged next. */
export const synced = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/api/user-data') && response.request().method() === 'POST' && response.ok(),
  );

/** Opens a page, and presses its star. */
export async function pressStar(site: AccountSite, page: Page, path: string, bookmarked: boolean): Promise<void> {
  await open(site, page, path);
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('tab', { name: 'Page' }).click();
  const star = page.getByRole('button', { name: 'Bookmark this page' });
  await expect(star).toHaveAttribute('aria-pressed', String(!bookmarked));
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', String(bookmarked));
}

export const bookmark = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });

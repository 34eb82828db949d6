import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import type { AccountSite } from '../../account-site';
import { expect, hydrated } from '../../fixtures';
import { createAccount, PASSWORD } from './registration';

export const CHAPTER = '/bible/ruth/2';

export const accountOptions = (page: Page) => page.getByRole('navigation', { name: 'Account options' });

/** Opens a page of the site, and waits until it can be used. */
export async function open(site: Pick<AccountSite, 'url'>, page: Page, path: string): Promise<void> {
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
  await createAccount(site, page, email);
  await isWelcomed(site, page);
}

export async function signIn(site: AccountSite, page: Page, email: string): Promise<void> {
  await chooseLogin(site, page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await isWelcomed(site, page);
}

/** A second device of the same reader. */
export async function otherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

const sentChangeSchema = z.object({ data: z.record(z.string(), z.string()) });

/**
 * Waits until the gateway acknowledges a change of this piece of the reader's state; others may be sent before it. A change
 * whose answer a page did not get before it was left is sent again by the next page: `isExpected` tells them apart by the
 * JSON text that is sent.
 */
export const synced = (page: Page, key: string, isExpected: (json: string) => boolean = () => true) =>
  page.waitForResponse((response) => {
    const request = response.request();
    if (!request.url().endsWith('/api/user-data') || request.method() !== 'POST' || !response.ok()) return false;
    const json = sentChangeSchema.parse(request.postDataJSON()).data[key];
    return json !== undefined && isExpected(json);
  });

export const BOOKMARKS = 'site/bookmarked-pages';
export const BOOKMARK_DETAILS = 'site/bookmark-details';
export const NOTES = 'site/notes';
export const PREFERENCES = 'site/preferences';

/** Opens a page, and presses its star. */
export async function pressStar(
  site: Pick<AccountSite, 'url'>,
  page: Page,
  path: string,
  bookmarked: boolean,
): Promise<void> {
  await open(site, page, path);
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('tab', { name: 'Page' }).click();
  const star = page.getByRole('button', { name: 'Bookmark this page' });
  await expect(star).toHaveAttribute('aria-pressed', String(!bookmarked));
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', String(bookmarked));
}

export const bookmark = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });

/** The titles on the open page of bookmarks, in their order. */
export const bookmarkTitles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')?.replace('Select ', '')));

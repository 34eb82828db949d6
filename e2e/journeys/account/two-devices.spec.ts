import type { Browser, Page } from '@playwright/test';
import { startAccountSite, type AccountSite } from '../../account-site';
import { startFaultServer, type FaultServer } from '../../fault-server';
import { expect, test } from '../../fixtures';
import { compose } from '../../gateway';
import { chooseFile, exportEverything, importDialog } from './archive-file';
import {
  accountOptions,
  bookmark,
  bookmarkTitles,
  BOOKMARK_DETAILS,
  BOOKMARKS,
  CHAPTER,
  open,
  NOTES,
  otherDevice,
  PREFERENCES,
  pressStar,
  register,
  signIn,
  synced,
} from './devices';
import { addAuthenticator, freshEmail, PASSWORD } from './registration';

// One site for all journeys of this file. It has a pillar from outside, whose notes are synced, too.
test.describe.configure({ mode: 'default' });

let cdn: FaultServer;
let site: AccountSite;
test.beforeAll(async () => {
  cdn = await startFaultServer();
  site = await startAccountSite(compose(cdn.origin, [{ name: 'guest' }]));
});
test.afterAll(async () => {
  await site.stop();
  await cdn.close();
});

const PLAN = '/resources/downloads/reading-plan-one-year';
const PLANS = 'pillars/articles-resources/reading-plans';

/** A reader who is signed in on this device and on another. */
async function registerOnBoth(page: Page, browser: Browser): Promise<{ email: string; tablet: Page }> {
  const email = freshEmail();
  await register(site, page, email);
  const tablet = await otherDevice(browser);
  await signIn(site, tablet, email);
  return { email, tablet };
}

/** Registers a reader and bookmarks these pages, the last of which is then the newest. */
async function registerWithBookmarks(page: Page, paths: readonly string[]): Promise<string> {
  const email = freshEmail();
  await register(site, page, email);
  for (const path of paths) {
    const saved = synced(page, BOOKMARKS, (json) => json.includes(path));
    await pressStar(site, page, path, true);
    await saved;
  }
  return email;
}

test(
  'days of a reading plan that are ticked off on two devices are all ticked off on both',
  { tag: '@thorough' },
  async ({ page, browser }) => {
    const { tablet } = await registerOnBoth(page, browser);
    await open(site, page, PLAN);
    const begun = synced(page, PLANS);
    await page.getByRole('button', { name: 'Begin the plan' }).click();
    await begun;
    // Both have the plan as it begins, and neither sees what the other ticks off.
    await open(site, tablet, PLAN);
    const tick = async (device: Page, day: number) => {
      const saved = synced(device, PLANS);
      await device.getByText('Days 1–28').click();
      await device.getByRole('checkbox', { name: `Day ${day}`, exact: true }).check();
      await saved;
    };
    await tick(page, 2);
    await tick(tablet, 3);
    for (const device of [page, tablet]) {
      await open(site, device, PLAN);
      await expect(device.getByRole('progressbar', { name: '2 of 365 days read' })).toBeVisible();
    }
    await tablet.context().close();
  },
);

test('what is bookmarked on one device is on the other, and what is deleted there is gone here', async ({
  page,
  browser,
}) => {
  const email = await registerWithBookmarks(page, [CHAPTER]);
  const tablet = await otherDevice(browser);
  await signIn(site, tablet, email);
  await open(site, tablet, '/account/bookmarks');
  await expect(bookmark(tablet, 'Ruth 2')).toBeVisible();
  const second = synced(tablet, BOOKMARKS);
  await pressStar(site, tablet, '/dictionary/altar', true);
  await second;
  const third = synced(tablet, BOOKMARKS, (json) => !json.includes(CHAPTER));
  await pressStar(site, tablet, CHAPTER, false);
  await third;

  await open(site, page, '/account/bookmarks');
  await expect(bookmark(page, 'Altar')).toBeVisible();
  await expect(bookmark(page, 'Ruth 2')).toHaveCount(0);
  await tablet.context().close();
});

test(
  'labels and an order by hand are the same on the other device',
  { tag: '@thorough' },
  async ({ page, browser }) => {
    const email = await registerWithBookmarks(page, ['/dictionary/altar', '/bible/genesis/1', CHAPTER]);
    await open(site, page, '/account/bookmarks');
    await page.getByLabel('Order').selectOption('By hand');
    const before = await bookmarkTitles(page);
    const ordered = synced(page, BOOKMARKS, (json) => /genesis.+(altar.+ruth|ruth.+altar)/.test(json));
    await page.getByRole('button', { name: 'Move Genesis 1 up' }).click();
    await ordered;
    const after = await bookmarkTitles(page);
    expect(after).not.toEqual(before);
    await bookmark(page, 'Genesis 1').check();
    const labelled = synced(page, BOOKMARK_DETAILS, (json) => json.includes('Beginnings'));
    await page.getByRole('combobox', { name: 'Label' }).fill('Beginnings');
    await page.keyboard.press('Enter');
    await labelled;

    const tablet = await otherDevice(browser);
    await signIn(site, tablet, email);
    await open(site, tablet, '/account/bookmarks');
    await tablet.getByLabel('Order').selectOption('By hand');
    await expect.poll(() => bookmarkTitles(tablet)).toEqual(after);
    await tablet.getByRole('button', { name: 'Beginnings 1' }).click();
    expect(await bookmarkTitles(tablet)).toEqual(['Genesis 1']);
    await tablet.context().close();
  },
);

test(
  'a note that both devices change without a network has the words of both',
  { tag: '@thorough' },
  async ({ page, browser }) => {
    const { tablet } = await registerOnBoth(page, browser);
    await open(site, page, CHAPTER);
    await page.getByRole('link', { name: 'Verse 12', exact: true }).click();
    await page.getByRole('toolbar', { name: 'Selected verses' }).getByRole('button', { name: 'Note' }).click();
    const written = synced(page, NOTES, (json) => json.includes('Wings'));
    await page.getByRole('textbox', { name: 'In your own words' }).fill('Wings');
    await written;
    for (const [device, words] of [
      [page, 'Wings, said at home'],
      [tablet, 'Wings, said on the way'],
    ] as const) {
      await open(site, device, '/account/notes');
      await expect(device.getByText('Wings', { exact: true })).toBeVisible();
      await device.context().setOffline(true);
      await device.getByRole('button', { name: 'Edit Ruth 2:12' }).click();
      await device.getByRole('textbox', { name: 'Note on Ruth 2:12' }).fill(words);
      await device.getByRole('button', { name: 'Done' }).click();
    }
    for (const device of [page, tablet]) {
      const sent = synced(device, NOTES);
      await device.context().setOffline(false);
      await sent;
    }
    for (const device of [page, tablet]) {
      await open(site, device, '/account/notes');
      await expect(device.getByRole('listitem').filter({ hasText: 'Ruth 2:12' })).toContainText(
        /Wings, said at home\s+Wings, said on the way/,
      );
    }
    await tablet.context().close();
  },
);

test(
  "a reader's archive from one account is imported into another, and is on all devices of that one",
  { tag: '@thorough' },
  async ({ page, browser }) => {
    await registerWithBookmarks(page, [CHAPTER]);
    await open(site, page, '/account');
    const archive = await exportEverything(page);

    const other = await otherDevice(browser);
    const email = await registerWithBookmarks(other, ['/dictionary/altar']);
    await open(site, other, '/account');
    await chooseFile(other, archive);
    await expect(importDialog(other).getByText('What changes')).toBeVisible();
    const imported = synced(other, BOOKMARKS, (json) => json.includes(CHAPTER));
    await importDialog(other).getByRole('button', { name: 'Import' }).click();
    await imported;
    const tablet = await otherDevice(browser);
    await signIn(site, tablet, email);
    // A device that has not shown the bookmarks yet exports them, too.
    await open(site, tablet, '/account');
    const again = await exportEverything(tablet);
    const phone = await otherDevice(browser);
    await registerWithBookmarks(phone, []);
    await open(site, phone, '/account');
    await chooseFile(phone, again);
    await expect(importDialog(phone).getByText('2 new')).toBeVisible();
    await open(site, tablet, '/account/bookmarks');
    for (const title of ['Ruth 2', 'Altar']) await expect(bookmark(tablet, title)).toBeVisible();
    await phone.context().close();
    for (const device of [other, tablet]) await device.context().close();
  },
);

test(
  'pages visited before the first sign-in are in the history of both devices',
  { tag: '@thorough' },
  async ({ page, browser }) => {
    const email = freshEmail();
    await open(site, page, '/encyclopedia/people/abraham');
    await register(site, page, email);
    const tablet = await otherDevice(browser);
    await signIn(site, tablet, email);
    await open(site, tablet, '/?mdl=history');
    await expect(tablet.getByRole('dialog').getByRole('link', { name: /Abraham/ })).toBeVisible();
    await tablet.context().close();
  },
);

test(
  'notes of a pillar from outside follow the reader without a protocol of their own',
  { tag: '@thorough' },
  async ({ page, browser }) => {
    const email = freshEmail();
    await register(site, page, email);
    const openBook = async (device: Page) => {
      await open(site, device, '/');
      await device.getByRole('banner').getByRole('link', { name: 'Guest book' }).click();
      return device.getByRole('dialog', { name: 'Guest book of Daily Manna' });
    };
    const addNote = async (device: Page, note: string) => {
      const book = await openBook(device);
      const sent = synced(device, 'pillars/guest/notes', (json) => json.includes(note));
      await book.getByLabel('New note').fill(note);
      await book.getByRole('button', { name: 'Add note' }).click();
      await sent;
    };
    const tablet = await otherDevice(browser);
    await signIn(site, tablet, email);
    await addNote(page, 'Gleaned an ephah');
    await addNote(tablet, 'Ask Boaz');
    for (const device of [page, tablet])
      await expect((await openBook(device)).getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveText([
        'Ask Boaz',
        'Gleaned an ephah',
      ]);
    await tablet.context().close();
  },
);

test(
  'colours, a paused history and a history that was deleted are the same on the other device',
  { tag: '@thorough' },
  async ({ page, browser }) => {
    const email = freshEmail();
    await open(site, page, '/encyclopedia/people/abraham');
    await register(site, page, email);
    await open(site, page, '/?mdl=preferences');
    const darkened = synced(page, PREFERENCES, (json) => json.includes('dark'));
    await page.getByRole('dialog').getByLabel('Colors', { exact: true }).selectOption({ label: 'Dark' });
    await darkened;
    const tablet = await otherDevice(browser);
    await signIn(site, tablet, email);
    await expect(tablet.locator('html')).toHaveAttribute('data-theme', 'dark');

    await open(site, tablet, '/account');
    const paused = synced(tablet, PREFERENCES, (json) => /paus/i.test(json));
    await tablet.getByRole('switch', { name: 'Pause the history' }).click();
    await paused;
    const emptied = synced(tablet, 'site/history', (json) => !json.includes('abraham'));
    await tablet.getByRole('button', { name: 'Delete the history' }).click();
    const question = tablet.getByRole('group', { name: 'Delete the history' });
    await question.getByRole('button', { name: 'Delete the history' }).click();
    await emptied;
    await open(site, page, '/account?mdl=history');
    await expect(page.getByRole('switch', { name: 'Pause the history' })).toBeChecked();
    await expect(page.getByRole('dialog').getByRole('link', { name: /Abraham/ })).toHaveCount(0);
    await tablet.context().close();
  },
);

/** Chooses Login. A browser whose session at the accounts server goes on would be signed in without a question. */
async function mustSignIn(device: Page): Promise<void> {
  await open(site, device, CHAPTER);
  await accountOptions(device).getByRole('link', { name: 'Login' }).click();
  await expect(device.getByRole('heading', { name: /^Sign in/ })).toBeVisible();
}

test(
  'a device that is signed out from another one must sign in again',
  { tag: '@thorough' },
  async ({ page, browser }) => {
    const { tablet } = await registerOnBoth(page, browser);
    await open(site, page, '/account');
    await page.getByRole('button', { name: /^Sign out .+ on / }).click();
    await expect(page.getByText(/ is signed out\.$/)).toBeVisible();
    await mustSignIn(tablet);
    await open(site, page, CHAPTER);
    await expect(accountOptions(page).getByRole('link', { name: 'Sign Out' })).toBeVisible();
    await tablet.context().close();
  },
);

test(
  'a password that is changed in the frame of the account modal signs out the other device, and not this one',
  { tag: '@thorough' },
  async ({ page, browser }) => {
    const { tablet } = await registerOnBoth(page, browser);
    await open(site, page, '/?mdl=account&mdl-path=/security');
    const frame = page.getByRole('dialog').locator('iframe').contentFrame();
    await frame.getByLabel('Current password').fill(PASSWORD);
    await frame.getByLabel('New password').fill(`${PASSWORD} by night`);
    await frame.getByRole('button', { name: 'Change password' }).click();
    await expect(frame.getByRole('status')).toHaveText('Saved.');
    await open(site, tablet, CHAPTER);
    await expect(accountOptions(tablet).getByRole('link', { name: 'Login' })).toBeVisible();
    await open(site, page, CHAPTER);
    await expect(accountOptions(page).getByRole('link', { name: 'Sign Out' })).toBeVisible();
    await tablet.context().close();
  },
);

test('signing out on all devices signs out the other one, too', { tag: '@thorough' }, async ({ page, browser }) => {
  const { tablet } = await registerOnBoth(page, browser);
  await open(site, page, '/account');
  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(accountOptions(page).getByRole('link', { name: 'Login' })).toBeVisible();
  for (const device of [page, tablet]) await mustSignIn(device);
  await tablet.context().close();
});

test(
  'a deletion that is asked for on one device signs out the other, and can be cancelled there',
  { tag: '@thorough' },
  async ({ page, browser }) => {
    const { email, tablet } = await registerOnBoth(page, browser);
    await open(site, page, '/account');
    await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
    await page.getByRole('button', { name: 'Delete my account in 14 days' }).click();
    await expect(page.getByText(/^Your account and all its data will be deleted on /)).toBeVisible();
    await mustSignIn(tablet);
    await signIn(site, tablet, email);
    await open(site, tablet, '/account');
    await tablet.getByRole('button', { name: 'Keep my account' }).click();
    await expect(tablet.getByText('Your account stays.')).toBeVisible();
    await tablet.context().close();
  },
);

test('a reader adds a passkey in the frame of the account modal', { tag: '@thorough' }, async ({ page }) => {
  await addAuthenticator(page);
  await register(site, page, freshEmail());
  await open(site, page, '/?mdl=account&mdl-path=/security');
  const frame = page.getByRole('dialog').locator('iframe').contentFrame();
  await frame.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(frame.getByRole('status')).toHaveText('Saved.');
});

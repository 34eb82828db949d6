import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LAST_USER_KEY, storageKey, type Trail } from '@manna/shared/runtime';
import { accessibilityFaults, openRoute, siteWith } from '@manna/shared/testing';
import { route } from './bookmarks-page';
import { listFragment } from './list-link';

const site = siteWith({ accountsServer: 'https://accounts.example' });
const ruth = { id: 'u1', name: 'Ruth', email: { email: 'ruth@bethlehem.example' } };
const BOOKMARKS = storageKey('u1', 'site/bookmarked-pages');
const DETAILS = storageKey('u1', 'site/bookmark-details');
const realFetch = globalThis.fetch;

const trail = (path: string, fragment: string): Trail => [
  { path: '/bible', fragment: 'Bible', icon: 'bible', iconColor: 'red' },
  { path, fragment },
];
const three = [
  trail('/dictionary/ark', 'Ark'),
  trail('/bible/ruth/2', 'Ruth 2'),
  trail('/bible/genesis/1', 'Genesis 1'),
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = (address) =>
    Promise.resolve(
      (address as string).startsWith('/api/session')
        ? Response.json({ user: localStorage.getItem(LAST_USER_KEY) === null ? null : ruth })
        : Response.json({ data: {} }),
    );
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const open = (at = '/account/bookmarks') => openRoute(route, { path: '/account/bookmarks', at, site });

async function openAsRuth(bookmarks: readonly Trail[] = three, at?: string) {
  localStorage.setItem(LAST_USER_KEY, 'u1');
  localStorage.setItem(BOOKMARKS, JSON.stringify({ bookmarks }));
  const opened = await open(at);
  await screen.findByText(bookmarks.length === 0 ? /no bookmarks yet/ : /bookmarks?$/, { selector: 'p' });
  return opened;
}

const titles = () =>
  screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));
const stored = () =>
  (JSON.parse(localStorage.getItem(BOOKMARKS) ?? '') as { bookmarks: Trail[] }).bookmarks.map(
    (one) => one.at(-1)?.fragment,
  );

describe('the bookmarks page', () => {
  it('invites an anonymous reader to sign in', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Login for Extra Features!' })).toHaveAttribute(
      'href',
      '/oauth2/login?destination=%2Faccount%2Fbookmarks',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says how to bookmark when there are no bookmarks', async () => {
    await openAsRuth([]);
    expect(screen.getByRole('link', { name: 'Read the Bible' })).toHaveAttribute('href', '/bible');
  });

  it('searches the bookmarks, and orders them by the Bible', async () => {
    await openAsRuth();
    expect(titles()).toEqual(['Ark', 'Ruth 2', 'Genesis 1']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By the Bible');
    expect(titles()).toEqual(['Genesis 1', 'Ruth 2', 'Ark']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search bookmarks' }), 'gen');
    expect(titles()).toEqual(['Genesis 1']);
    expect(screen.getByText('1 of 3 bookmarks')).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('moves a bookmark by hand with the keyboard, and the focus stays in its row', async () => {
    await openAsRuth();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By hand');
    screen.getByRole('button', { name: 'Move Genesis 1 up' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(stored()).toEqual(['Ark', 'Genesis 1', 'Ruth 2']);
    expect(screen.getByRole('button', { name: 'Move Genesis 1 up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(stored()).toEqual(['Genesis 1', 'Ark', 'Ruth 2']);
    expect(screen.getByRole('button', { name: 'Move Genesis 1 down' })).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('adds a label to several bookmarks, filters by it, and removes it', async () => {
    await openAsRuth();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ruth 2' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ark' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Label' }), 'Family{Enter}');
    expect(JSON.parse(localStorage.getItem(DETAILS) ?? '')).toEqual({
      '/bible/ruth/2': { labels: ['Family'], addedAt: 0 },
      '/dictionary/ark': { labels: ['Family'], addedAt: 0 },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Family 2', pressed: false }));
    expect(titles()).toEqual(['Ark', 'Ruth 2']);
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the label Family' }));
    expect(titles()).toEqual(['Ark', 'Ruth 2', 'Genesis 1']);
  });

  it('deletes several bookmarks after a question, and brings them back', async () => {
    await openAsRuth();
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ark' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Delete these 2 bookmarks?')).toBeInTheDocument();
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Delete' })).getByRole('button', { name: 'Delete' }),
    );
    expect(stored()).toEqual(['Ark']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stored()).toEqual(['Ark', 'Ruth 2', 'Genesis 1']);
  });

  it('makes a link to the selected bookmarks', async () => {
    await openAsRuth();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ruth 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Share as a link' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the list' }), 'Harvest');
    expect(screen.getByRole('textbox', { name: 'Link to this list' })).toHaveValue(
      `${location.origin}/account/bookmarks${listFragment({ name: 'Harvest', trails: [trail('/bible/ruth/2', 'Ruth 2')] })}`,
    );
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('a shared list', () => {
  const link = `/account/bookmarks${listFragment({ name: 'Harvest', trails: three })}`;

  it('is shown without an account, and offers to sign in', async () => {
    await open(link);
    expect(await screen.findByRole('heading', { name: 'Shared list: Harvest' })).toBeInTheDocument();
    const list = within(screen.getByRole('region', { name: 'Shared list: Harvest' }));
    expect(list.getAllByRole('listitem').map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
      '/dictionary/ark',
      '/bible/ruth/2',
      '/bible/genesis/1',
    ]);
    expect(list.getByText('Sign in to add them to your bookmarks.')).toBeInTheDocument();
  });

  it('is added to the bookmarks of a signed-in reader, each page once', async () => {
    await openAsRuth([trail('/bible/ruth/2', 'Ruth 2')], link);
    await userEvent.click(await screen.findByRole('button', { name: 'Add all to my bookmarks' }));
    expect(stored()).toEqual(['Ark', 'Genesis 1', 'Ruth 2']);
    expect(screen.getByText('2 pages are in your bookmarks now.')).toBeInTheDocument();
  });

  it('is refused with one sentence if its link is damaged', async () => {
    const { where } = await open('/account/bookmarks#list=1.broken');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link to a list is damaged or incomplete.');
    await userEvent.click(screen.getByRole('button', { name: 'Close this list' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(where()).toBe('/account/bookmarks');
  });
});

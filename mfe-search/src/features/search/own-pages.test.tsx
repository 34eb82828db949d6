import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LAST_USER_KEY, storageKey, Texts, type Trail } from '@manna/shared/runtime';
import { accessibilityFaults, dataFrom, openRoute, renderWithApp, siteWith } from '@manna/shared/testing';
import type { SearchAddress } from '../../search/search-address';
import { SearchPanel } from '../../search/search-panel';
import { answerOfGateway, searchSmallSite } from '../../testing/in-thread-search';
import { listed } from '../../testing/listed';
import { searchedComposition } from '../../testing/searched-composition';
import { searchOnServer } from './search-on-server';
import { route } from './search-page';

const realFetch = globalThis.fetch;

const trail = (path: string, ...fragments: string[]): Trail => [
  { path: '/', fragment: 'Home', icon: 'home' },
  ...fragments.map((fragment, at) => ({ path: at === fragments.length - 1 ? path : '/above', fragment })),
];
const chapter = (number: number) => trail(`/bible/ruth/${number}`, 'Bible', 'Ruth', `Ruth ${number}`);

const visit = (...trails: Trail[]) => localStorage.setItem('dm-user@anonymous/site/history', JSON.stringify(trails));

/** Signs a reader in, who has bookmarks. */
function bookmark(...bookmarks: Trail[]) {
  localStorage.setItem(LAST_USER_KEY, 'u1');
  localStorage.setItem(storageKey('u1', 'site/bookmarked-pages'), JSON.stringify({ bookmarks }));
  const user = { id: 'u1', name: 'Ruth', email: { email: 'ruth@bethlehem.example' } };
  globalThis.fetch = (address) =>
    Promise.resolve(Response.json((address as string).startsWith('/api/session') ? { user } : { data: {} }));
}

const open = (at: string) =>
  openRoute(route, {
    path: '/search',
    composition: searchedComposition(),
    at,
    site: siteWith({ accountsServer: 'https://accounts.example' }),
  });
const field = () => screen.getByRole('searchbox');
const rowsOf = async (name: RegExp) => {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const allCame = () => waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());

const site = {
  bible: {
    'Ruth.1': ['Now it came to pass that Ruth clave unto her.', 'And Ruth said, Intreat me not to leave thee.'],
    'Matt.1': ['And Booz begat Obed of Ruth.'],
  },
  entries: {
    encyclopedia: [
      listed({ name: 'Ruth', category: 'people', summary: 'A woman of Moab.' }),
      ...Array.from({ length: 40 }, (_, number) =>
        listed({ name: `Field ${number}`, category: 'places', text: 'Where gleaners were.' }),
      ),
    ],
  },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  searchSmallSite(site);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

test('own pages come first in the first list, marked as the reader’s, and are no results', async () => {
  visit(chapter(4), trail('/our-story', 'Ruth and we'), trail('/bible/judges/1', 'Bible', 'Judges 1'));
  await open('/search?search=ruth');
  expect(await rowsOf(/^Bible 3 results$/)).toEqual([
    'Ruth 4Bible · RuthYou visited this lately',
    'Ruth and weYou visited this lately',
    'Matthew 1:1And Booz begat Obed of Ruth.',
    'Ruth 1:2And Ruth said, Intreat me not to leave thee.',
    'Ruth 1:1Now it came to pass that Ruth clave unto her.',
  ]);
  expect(
    screen.getByText('Also 2 of your own pages. Your pages are searched only on your device.'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'All 4 results' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ruth 4' })).toHaveAccessibleDescription('You visited this lately');
  expect(await rowsOf(/^Encyclopedia 1 result$/)).toEqual(['RuthPeopleA woman of Moab.']);
  expect(await accessibilityFaults()).toEqual([]);
});

test('a note of the reader is found by its words and leads to its verses', async () => {
  const note = {
    id: 'a',
    chapter: 'Ruth.2',
    verses: [12],
    texts: { t1: 'Ephratah hopes' },
    addedAt: 1,
    changedAt: 1,
  };
  localStorage.setItem(storageKey(null, 'site/notes'), JSON.stringify([note]));
  await open('/search?search=ephratah+hope');
  expect(await rowsOf(/^Your pages/)).toEqual(['Ruth 2:12Ephratah hopesYour note']);
  const link = screen.getByRole('link', { name: 'Ruth 2:12' });
  expect(link).toHaveAttribute('href', '/bible/ruth/2?v=12');
  expect(link).toHaveAccessibleDescription('Your note');
  expect(await accessibilityFaults()).toEqual([]);
});

test('a result that is the reader’s own is marked where it stands, and comes only once', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  bookmark(trail('/encyclopedia/people/ruth', 'Encyclopedia', 'People', 'Ruth'));
  await open('/search?search=ruth');
  expect(await rowsOf(/^Encyclopedia 1 result$/)).toEqual(['RuthPeopleYour bookmarkA woman of Moab.']);
  await allCame();
  expect(screen.getByRole('link', { name: 'Ruth' })).toHaveAccessibleDescription('Your bookmark');
  expect(screen.queryByText(/of your own pages/)).not.toBeInTheDocument();
});

test('of the verses of a chapter that the reader has visited only the first is marked', async () => {
  visit(chapter(1));
  await open('/search?search=ruth&pillar=bible&order=canonical');
  const rows = await rowsOf(/^Bible 3 results$/);
  expect(rows.map((row) => row.replace('You visited this lately', '*').slice(0, 9))).toEqual([
    'Ruth 1:1*',
    'Ruth 1:2A',
    'Matthew 1',
  ]);
});

test('a page whose breadcrumbs lack the words is marked if its text has them', async () => {
  visit(trail('/encyclopedia/people/ruth', 'Encyclopedia', 'People', 'Ruth'));
  await open('/search?search=moab');
  expect(await rowsOf(/^Encyclopedia 1 result$/)).toEqual(['RuthPeopleYou visited this latelyA woman of Moab.']);
});

test('three own pages are shown, and the others follow a button, which leads on to the first of them', async () => {
  visit(chapter(2), chapter(3), chapter(4), trail('/our-story', 'Ruth and we'), trail('/gospel', 'Ruth believed'));
  await open('/search?search=ruth');
  await screen.findByRole('list', { name: /^Bible/ });
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Ruth 4' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Show all 5 of yours' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Ruth and we' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /of yours$/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toHaveTextContent('Matthew 1:1');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('link', { name: 'Ruth 2' })).toHaveFocus();
});

test('Enter opens an own page, and the words become a recent search', async () => {
  visit(chapter(4));
  const { where } = await open('/search?search=ruth');
  await screen.findByRole('link', { name: 'Ruth 4' });
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(where()).toBe('/bible/ruth/4'));
  expect(localStorage.getItem('dm-user@anonymous/global-search-recent')).toBe('["ruth"]');
});

test('one part of the site has only own pages of this part, and none if a category limits it', async () => {
  visit(chapter(4), trail('/our-story', 'Ruth and we'));
  await open('/search?search=ruth&pillar=bible');
  expect((await rowsOf(/^Bible 3 results$/)).filter((row) => row.endsWith('lately'))).toEqual([
    'Ruth 4Bible · RuthYou visited this lately',
  ]);
  await userEvent.click(screen.getByText('Filter by book'));
  await userEvent.click(screen.getByRole('button', { name: 'Matthew 1 result' }));
  await waitFor(async () =>
    expect(await rowsOf(/^Bible 1 result$/)).toEqual(['Matthew 1:1And Booz begat Obed of Ruth.']),
  );
});

test('own pages stay at the top of a list that grows, and are not counted', async () => {
  visit(trail('/encyclopedia/places/field', 'Encyclopedia', 'Places', 'Gleaners'));
  await open('/search?search=gleaners&pillar=encyclopedia');
  const name = /^Encyclopedia 40 results$/;
  expect(await rowsOf(name)).toHaveLength(1 + 24);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await rowsOf(name)).toHaveLength(1 + 36));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('All 40 results displayed')).toBeInTheDocument();
  const rows = await rowsOf(name);
  expect(rows).toHaveLength(1 + 40);
  expect(rows[0]).toMatch(/^Gleaners/);
});

test('they follow results that came with the page, so that nothing moves, and come first in the next search', async () => {
  visit(chapter(4));
  const before = await searchOnServer({ words: 'ruth' }, dataFrom({ Search: answerOfGateway(site) }), new Texts().of);
  function Loaded() {
    const [address, setAddress] = useState<SearchAddress>({ words: 'ruth' });
    return <SearchPanel address={address} before={before?.found} onChange={setAddress} />;
  }
  renderWithApp(<Loaded />, { composition: searchedComposition() });
  const own = await screen.findByRole('list', { name: /^Your pages/ });
  expect(within(own).getByRole('link', { name: 'Ruth 4' })).toHaveAccessibleDescription('You visited this lately');
  const lists = screen.getAllByRole('list').map((list) => list.querySelector('li')?.textContent);
  expect(lists.at(-1)).toMatch(/^Ruth 4/);
  expect((await rowsOf(/^Bible 3 results$/))[0]).toMatch(/^Matthew/);
  await userEvent.type(field(), ' 4');
  await waitFor(() => expect(screen.queryByRole('list', { name: /^Your pages/ })).not.toBeInTheDocument());
  await waitFor(async () => expect((await rowsOf(/^Bible/))[0]).toMatch(/^Ruth 4/));
});

test('if nothing else is found, own pages have a list of their own', async () => {
  visit(trail('/our-story', 'Why Elimelech left'));
  await open('/search?search=elimelech');
  expect(await rowsOf(/^Your pages/)).toEqual(['Why Elimelech leftYou visited this lately']);
  expect(await screen.findByText('No results found')).toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});

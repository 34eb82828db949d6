import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListingName } from '@manna/shared/domain';
import { accessibilityFaults, openRoute, sectionNamed } from '@manna/shared/testing';
import { makeSearchWith } from '../../search/search-service';
import { searchSmallSite } from '../../testing/in-thread-search';
import { listed } from '../../testing/listed';
import { searchedComposition } from '../../testing/searched-composition';
import { route } from './search-page';

const open = (at = '/search', searched?: readonly string[]) =>
  openRoute(route, { path: '/search', at, composition: searchedComposition(searched) });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const field = () => screen.getByRole('searchbox', { name: 'Words, a name or a Bible reference' });
const resultsOf = (name: RegExp) => linksIn(screen.getByRole('list', { name }));

beforeEach(() => {
  localStorage.clear();
  searchSmallSite({
    bible: {
      'Gen.1': ['In the beginning God created the heaven and the earth.', 'And the earth was without form.'],
      'Ps.23': ['The LORD is my shepherd; I shall not want.'],
    },
    entries: {
      encyclopedia: [
        listed({ name: 'Abel', category: 'people', summary: 'A shepherd, the second son of Adam.' }),
        listed({ name: 'Earth', category: 'places', summary: 'Where shepherds live.' }),
        ...Array.from({ length: 40 }, (_, number) =>
          listed({ name: `Flock ${number}`, category: 'animals', text: 'It follows its shepherd.' }),
        ),
      ],
      dictionary: [listed({ name: 'Shepherd', category: 'dictionary', summary: 'Who keeps sheep.' })],
    },
  });
});

test('before a search the page says what is searched, and links there', async () => {
  await open('/search', ['guests', 'dictionary', 'articles']);
  expect(linksIn(sectionNamed('What is searched'))).toEqual([
    ['All dictionary', '/dictionary'],
    ['All articles', '/articles'],
  ]);
  expect(await accessibilityFaults()).toEqual([]);
});

test('only what the pillars of the site declare is searched, in their order', async () => {
  await open('/search?search=shepherd&pillar=bible', ['dictionary', 'encyclopedia']);
  expect(await screen.findByRole('button', { name: 'All 43 results' })).toBeInTheDocument();
  const parts = within(screen.getByRole('group', { name: 'Parts of the site' }));
  expect(parts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^All/),
    expect.stringMatching(/^Encyclopedia/),
    expect.stringMatching(/^Dictionary/),
  ]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.filter((heading) => heading.includes('result'))).toEqual([
    expect.stringMatching(/^Dictionary/),
    expect.stringMatching(/^Encyclopedia/),
  ]);
});

test('a query with the number of a Greek word says that only Hebrew words are found by numbers yet', async () => {
  await open('/search?search=G2316');
  expect(await screen.findByText(/^Only the Hebrew words .* not Greek words/)).toBeVisible();
  expect(screen.queryByRole('list', { name: /result/ })).not.toBeInTheDocument();
  await userEvent.clear(field());
  await userEvent.type(field(), 'shepherd');
  await screen.findByRole('list', { name: 'Dictionary 1 result' });
  expect(screen.queryByText(/^Only the Hebrew words/)).not.toBeInTheDocument();
});

test('results appear while the reader types, by part of the site, with what was found marked', async () => {
  const { where } = await open();
  await userEvent.type(field(), 'shepherd');
  expect(await screen.findByRole('list', { name: 'Dictionary 1 result' })).toBeInTheDocument();
  expect(resultsOf(/^Bible 1 result$/)).toEqual([['Psalm 23:1', '/bible/psalms/23?v=1#v1']]);
  expect(resultsOf(/^Dictionary/)).toEqual([['Shepherd', '/dictionary/shepherd']]);
  expect(resultsOf(/^Encyclopedia 42 results$/)).toHaveLength(12);
  expect(resultsOf(/^Encyclopedia/)).toContainEqual(['Earth', '/encyclopedia/places/earth']);
  expect(screen.getAllByText('shepherd', { selector: 'mark' }).length).toBeGreaterThan(2);
  expect(screen.getAllByText('shepherds', { selector: 'mark' })).toHaveLength(1);
  expect(await accessibilityFaults()).toEqual([]);
  await screen.findByRole('button', { name: 'Bible 1 result' });
  await waitFor(() => expect(where()).toBe('/search?search=shepherd'));
});

test('an address with words searches at once; parts and categories filter, and their numbers stay', async () => {
  await open('/search?search=shepherd&pillar=encyclopedia');
  const categories = within(await screen.findByRole('group', { name: 'Categories' }));
  for (const name of ['All 42 results', 'People 1 result', 'Places 1 result', 'Animals 40 results'])
    expect(categories.getByRole('button', { name })).toBeInTheDocument();
  expect(categories.getAllByRole('button')).toHaveLength(4);
  await userEvent.click(categories.getByRole('button', { name: /^People/ }));
  expect(await screen.findByRole('list', { name: 'Encyclopedia 1 result' })).toBeInTheDocument();
  expect(categories.getByRole('button', { name: 'Animals 40 results' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Bible 1 result' }));
  expect(await screen.findByRole('list', { name: 'Bible 1 result' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Categories' })).not.toBeInTheDocument();
});

test('all results of a part are shown, 24 at first and 12 more each time', async () => {
  await open('/search?search=shepherd');
  await userEvent.click(await screen.findByRole('button', { name: 'View all 42' }));
  const list = await screen.findByRole('list', { name: 'Encyclopedia 42 results' });
  const count = () => within(list).getAllByRole('listitem').length;
  await screen.findByRole('button', { name: 'Show more' });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText((_, element) => element === list && count() === 36);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('All 42 results displayed')).toBeInTheDocument();
  expect(count()).toBe(42);
});

test('arrow keys go through the results, and Escape back to the words', async () => {
  await open('/search?search=%22the+earth%22');
  await screen.findByRole('list', { name: 'Bible 2 results' });
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getAllByRole('link').filter((link) => link.textContent.startsWith('Genesis'))).toContain(
    document.activeElement,
  );
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toHaveAttribute('data-result');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveFocus();
});

test.each([
  ['a button that shows all results of a part', /^View all/],
  ['a recent search', /^earth$/],
])('%s, pressed by keyboard, leaves the focus in the field', async (_, name) => {
  localStorage.setItem('dm-user@anonymous/global-search-recent', '["earth"]');
  await open(name.test('earth') ? '/search' : '/search?search=shepherd');
  const button = await screen.findByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveFocus());
});

test('a button that is clicked does not open the keyboard of a phone', async () => {
  await open('/search?search=shepherd');
  await userEvent.click(await screen.findByRole('button', { name: /^View all/ }));
  await screen.findByRole('button', { name: 'Show more' });
  expect(field()).not.toHaveFocus();
});

test('Escape in the field keeps the words', async () => {
  await open('/search?search=shepherd');
  await userEvent.click(field());
  const event = createEvent.keyDown(field(), { key: 'Escape' });
  fireEvent(field(), event);
  expect(event.defaultPrevented).toBe(true);
});

test('a reference with a translation leads to it', async () => {
  await open('/search?search=ps+23+web');
  expect(await screen.findByText('Opens in WEB')).toBeInTheDocument();
  expect(resultsOf(/^Bible/)).toEqual([['Psalm 23:1', '/bible/web/psalms/23?v=1#v1']]);
});

test('other forms and spellings of a word are found and marked', async () => {
  searchSmallSite({
    bible: { 'Prov.17': ['A friend loveth at all times.'], 'Luke.2': ['Which is a Saviour, a lord, and Elias.'] },
  });
  await open('/search?search=savior+loves+elijah');
  const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  await screen.findByRole('list', { name: 'Bible 2 results' });
  expect(marked().sort()).toEqual(['Elias', 'Saviour', 'loveth']);
});

test('a misspelt query is offered correctly spelt, and searched when the reader chooses it', async () => {
  const { where } = await open('/search?search=sheperd+beginning');
  const meant = await screen.findByRole('button', { name: 'Did you mean “shepherd beginning”?' });
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.click(meant);
  expect(field()).toHaveValue('shepherd beginning');
  expect(field()).toHaveFocus();
  await waitFor(() => expect(where()).toBe('/search?search=shepherd+beginning'));
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).not.toBeInTheDocument();
});

test('results say why they were found when the reader asks for it, also in the next search', async () => {
  await open('/search?search=shepherd');
  await screen.findByRole('list', { name: 'Dictionary 1 result' });
  expect(screen.queryByText('Name')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Show reasons' }));
  const reasonsIn = (name: RegExp) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('p:last-child')?.textContent);
  expect(reasonsIn(/^Dictionary/)).toEqual(['NameWord: Shepherd']);
  expect(reasonsIn(/^Bible/)).toEqual(['Word: shepherd']);
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.clear(field());
  await userEvent.type(field(), '"the earth"');
  expect(await screen.findByRole('list', { name: 'Bible 2 results' })).toHaveTextContent('Phrase: the earth');
});

test('a part whose data cannot be loaded is named, and the others are searched', async () => {
  const missing: ListingName[] = ['articles'];
  searchSmallSite({ bible: { 'Gen.1': ['In the beginning'] }, missing });
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('/search?search=beginning');
  expect(await screen.findByText(/Search data could not be loaded: Articles\./)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Genesis 1:1' })).toBeInTheDocument();
  expect(String(quiet.mock.calls[0]?.[1])).toContain('articles: Failed to fetch search data: 503');
  missing.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Search data could not be loaded/)).not.toBeInTheDocument());
  quiet.mockRestore();
});

test('when the code of the search cannot be loaded, the page says so, and searches as soon as the network is back', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  makeSearchWith(() => Promise.reject(new Error('Failed to fetch the worker')));
  await open('/search?search=beginning');
  expect(await screen.findByText(/Search data could not be loaded/)).toBeInTheDocument();
  searchSmallSite({ bible: { 'Gen.1': ['In the beginning'] } });
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('link', { name: 'Genesis 1:1' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/Search data could not be loaded/)).not.toBeInTheDocument());
  quiet.mockRestore();
});

test('the page has a title, a description, a canonical path and breadcrumbs from the home page', async () => {
  const { meta } = await open();
  expect(meta()).toMatchObject({ metaTitle: 'Search', canonicalPath: '/search' });
  expect(meta()?.breadcrumbs.map((crumb) => crumb.path)).toEqual(['/', '/search']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search');
});

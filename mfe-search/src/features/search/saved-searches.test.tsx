import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatBibleListing } from '@manna/shared/domain';
import { openRoute } from '@manna/shared/testing';
import { searchSmallSite } from '../../testing/in-thread-search';
import { listed } from '../../testing/listed';
import { searchedComposition } from '../../testing/searched-composition';
import { route } from './search-page';

const SAVED = 'dm-user@anonymous/pillars/search/saved-searches';

const open = (at: string) => openRoute(route, { path: '/search', composition: searchedComposition(), at });
const field = () => screen.getByRole('searchbox');
const verses = async (name: RegExp) => {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};
const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save this search', pressed: false }));
const savedList = async () => within(await screen.findByRole('list', { name: 'Saved searches' }));
const openSaved = async (name: string) => userEvent.click((await savedList()).getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  searchSmallSite({
    bible: {
      'Gen.1': ['There was dust.', 'There was light.'],
      'Gen.2': ['Dust and dust.'],
      'Rom.5': ['By one man, of dust.'],
    },
    translations: [
      { slug: 'kjv', name: 'KJV', bytes: 0 },
      { slug: 'web', name: 'WEB', bytes: 900_000 },
    ],
    extra: {
      'bible-web': formatBibleListing([
        { osisId: 'Gen.1', verses: ['There was soil.', 'There was dust of light.'] },
        { osisId: 'Gen.2', verses: ['Soil and soil.'] },
        { osisId: 'Rom.5', verses: ['Of soil.'] },
      ]),
    },
    entries: { encyclopedia: [listed({ name: 'Dust', category: 'places', summary: 'It is dry.' })] },
  });
});

test('a search is saved with its filters, opened again and removed', async () => {
  const { where } = await open('/search?search=dust&pillar=bible&filters=category:Gen');
  await save();
  expect(screen.getByRole('button', { name: 'Save this search', pressed: true })).toHaveTextContent('Saved');
  await userEvent.click(screen.getByRole('button', { name: 'All 4 results' }));
  await userEvent.clear(field());
  await openSaved('dust · Bible · Genesis');
  expect(await verses(/^Bible 2 results/)).toHaveLength(2);
  await waitFor(() => expect(where()).toBe('/search?search=dust&pillar=bible&filters=category:Gen'));
  await userEvent.clear(field());
  await userEvent.click(await screen.findByRole('button', { name: 'Remove dust · Bible · Genesis' }));
  expect(screen.queryByText('Saved searches')).not.toBeInTheDocument();
});

test('a search is saved with the order of its verses, beside the same search with the best first', async () => {
  const inOrder = '/search?search=dust&pillar=bible&order=canonical';
  const { where } = await open(inOrder);
  expect(await verses(/^Bible 3 results/)).toEqual(['Genesis 1:1', 'Genesis 2:1', 'Romans 5:1']);
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Best first' }));
  await save();
  await userEvent.clear(field());
  const list = await savedList();
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'dust · Bible',
    'dust · Bible · In the order of the Bible',
  ]);
  await openSaved('dust · Bible · In the order of the Bible');
  await waitFor(() => expect(where()).toBe(inOrder));
  expect(await verses(/^Bible 3 results/)).toEqual(['Genesis 1:1', 'Genesis 2:1', 'Romans 5:1']);
  expect(screen.getByRole('button', { name: 'In the order of the Bible', pressed: true })).toBeInTheDocument();
});

test('a search of every translation is one again when it is opened', async () => {
  const everywhere = '/search?search=dust&pillar=bible&translations=all';
  const { where } = await open(everywhere);
  expect(await verses(/^Bible 4 results/)).toHaveLength(4);
  await save();
  await userEvent.clear(field());
  await openSaved('dust · Bible · Every translation');
  await waitFor(() => expect(where()).toBe(everywhere));
  expect(await verses(/^Bible 4 results/)).toHaveLength(4);
  expect(await screen.findByRole('button', { name: 'Every translation', pressed: true })).toBeInTheDocument();
});

test('a search that was saved without an order has the best first, in the translation of the site', async () => {
  localStorage.setItem(SAVED, JSON.stringify([{ query: 'dust', filters: [], pillar: 'bible', categories: {} }]));
  const { where } = await open('/search');
  await openSaved('dust · Bible');
  expect(await verses(/^Bible 3 results/)).toEqual(['Genesis 2:1', 'Genesis 1:1', 'Romans 5:1']);
  await waitFor(() => expect(where()).toBe('/search?search=dust&pillar=bible'));
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRoute } from '@manna/shared/testing';
import { searchSmallSite } from '../../testing/in-thread-search';
import { searchedComposition } from '../../testing/searched-composition';
import { route } from './search-page';

const open = () => openRoute(route, { path: '/search', composition: searchedComposition(), at: '/search' });
const field = () => screen.getByRole('searchbox');
const write = (words: string) => fireEvent.change(field(), { target: { value: words } });
/** Presses Enter after each of these. */
const search = (...searches: string[]) => {
  for (const words of searches) {
    write(words);
    fireEvent.submit(field());
  }
  write('');
};
const recent = () =>
  within(screen.getByRole('list', { name: 'Recent searches' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  searchSmallSite({ bible: { 'Gen.1': ['In the beginning God created the heaven and the earth.'] } });
});

test('what was searched is offered again, the newest first, until the reader clears it', async () => {
  await open();
  search('earth', 'shepherd');
  expect(recent()).toEqual(['shepherd', 'earth']);
  await userEvent.click(screen.getByRole('button', { name: 'earth' }));
  expect(field()).toHaveValue('earth');
  write('');
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByText('Recent searches')).not.toBeInTheDocument();
});

test('words become a recent search when one of their results is opened', async () => {
  const { router } = await open();
  write('beginning');
  await userEvent.click(await screen.findByRole('link', { name: 'Genesis 1:1' }));
  await screen.findByRole('heading', { name: 'Another page' });
  await act(() => router.navigate('/search'));
  await screen.findByRole('searchbox');
  expect(recent()).toEqual(['beginning']);
});

test('the same words are only once among recent searches: they move to the front', async () => {
  await open();
  search('earth', 'shepherd', 'manna', ' earth ');
  expect(recent()).toEqual(['earth', 'manna', 'shepherd']);
});

test('ten recent searches are stored, and the oldest leaves when another comes', async () => {
  await open();
  const searches = Array.from({ length: 12 }, (_, number) => `word ${number + 1}`);
  search(...searches);
  expect(recent()).toEqual(searches.slice(2).reverse());
  search('word 5');
  expect(recent()).toEqual([
    'word 5',
    ...searches
      .slice(2)
      .filter((words) => words !== 'word 5')
      .reverse(),
  ]);
  // What is stored is read again on the next visit.
  expect(JSON.parse(localStorage.getItem('dm-user@anonymous/global-search-recent') ?? '')).toEqual(recent());
});

import { act, fireEvent, screen } from '@testing-library/react';
import { openRoute } from '@manna/shared/testing';
import { searchSmallSite } from '../../testing/in-thread-search';
import { searchedComposition } from '../../testing/searched-composition';
import { route } from './search-page';

let posted: readonly unknown[];

const write = (words: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  localStorage.clear();
  posted = searchSmallSite({ bible: { 'Gen.1': ['In the beginning God created the heaven and the earth.'] } });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('results are shown when the reader has not typed for 300 ms', async () => {
  await openRoute(route, { path: '/search', composition: searchedComposition(), at: '/search' });
  for (const words of ['e', 'ea', 'earth']) {
    write(words);
    await pass(299);
  }
  expect(screen.queryByRole('link', { name: /Genesis 1/ })).toBeNull();
  await pass(1);
  expect(screen.getByRole('link', { name: /Genesis 1/ })).toBeTruthy();
});

test('they are made before, unless the reader goes on', async () => {
  await openRoute(route, { path: '/search', composition: searchedComposition(), at: '/search' });
  for (const words of ['e', 'ea', 'earth']) {
    write(words);
    await pass(149);
  }
  expect(posted).toEqual([]);
  await pass(1);
  expect(posted).toEqual([expect.objectContaining({ kind: 'search', query: 'earth' })]);
  await pass(1_000);
  expect(posted).toHaveLength(1);
});

test('when only a filter changes, the search follows after 100 ms', async () => {
  await openRoute(route, { path: '/search', composition: searchedComposition(), at: '/search' });
  write('earth');
  await pass(1_000);
  fireEvent.click(screen.getByRole('button', { name: 'Bible 1 result' }));
  await pass(99);
  expect(posted).toHaveLength(1);
  await pass(1);
  expect(posted).toHaveLength(2);
  expect(posted.at(-1)).toMatchObject({ query: 'earth', focus: { collection: 'bible' } });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, openRoute } from '@manna/shared/testing';
import { searchSmallSite } from '../../testing/in-thread-search';
import { searchedComposition } from '../../testing/searched-composition';
import { route } from './search-page';

const open = (words: string) =>
  openRoute(route, {
    path: '/search',
    composition: searchedComposition(),
    at: `/search?${new URLSearchParams({ search: words }).toString()}`,
  });
const fills = async () =>
  within(await screen.findByRole('list', { name: 'What fills the gap in the Bible' })).getAllByRole('button');
const names = async () => (await fills()).map((button) => button.textContent);

test('what fills a gap is listed with its number, and each makes the query exact', async () => {
  searchSmallSite({
    bible: {
      'Rom.8': ['who can part us from the love of Christ?', 'nor from the love of God', 'and The Love of God’s house'],
    },
  });
  await open('"the love of ?"');
  expect(await names()).toEqual(['God 2 verses2', 'Christ 1 verse1']);
  expect(screen.getAllByText('Christ', { selector: 'mark' })).toHaveLength(1);
  expect(await accessibilityFaults()).toEqual([]);
  const [first] = await fills();
  first?.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('searchbox')).toHaveValue('"the love of God"');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(await screen.findByRole('list', { name: 'Bible 2 results' })).toBeInTheDocument();
  expect(screen.queryByText('What fills the gap in the Bible')).not.toBeInTheDocument();
});

test('eight fills are shown at first, and the others when they are wanted', async () => {
  const verses = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  searchSmallSite({ bible: { 'Num.7': verses.map((word) => `day ${word} came`) } });
  await open('"day ? ?"');
  expect(await names()).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect((await names()).at(-1)).toBe('ten … came 1 verse1');
});

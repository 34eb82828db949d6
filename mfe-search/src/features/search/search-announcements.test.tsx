import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announce, useAnnouncement } from '@manna/shared/runtime';
import { openRoute } from '@manna/shared/testing';
import { searchSmallSite } from '../../testing/in-thread-search';
import { listed } from '../../testing/listed';
import { searchedComposition } from '../../testing/searched-composition';
import { route } from './search-page';

/** The live region of the shell. */
const Announcements = () => <p role="status">{useAnnouncement()}</p>;

const open = async (at: string) => {
  announce('');
  render(<Announcements />);
  return openRoute(route, { path: '/search', composition: searchedComposition(), at });
};
const announced = (sentence: string) => screen.findByText(sentence, { selector: '[role=status]' });
const field = () => screen.getByRole('searchbox');

beforeEach(() => {
  localStorage.clear();
  searchSmallSite({
    bible: { 'Gen.1': ['In the beginning God created the heaven and the earth.', 'And the earth was without form.'] },
    entries: {
      encyclopedia: [
        listed({ name: 'Earth', category: 'places', summary: 'Where the heaven is above.' }),
        listed({ name: 'Clay', category: 'plants', summary: 'A kind of earth.' }),
      ],
    },
  });
});

test('screen readers hear how many results there are, for which words', async () => {
  await open('/search?search=earth');
  expect(await announced('4 results for “earth”')).toBeInTheDocument();
  await userEvent.clear(field());
  await userEvent.type(field(), 'beginning');
  expect(await announced('1 result for “beginning”')).toBeInTheDocument();
});

test('screen readers hear that there are no results, and how the words may have been meant', async () => {
  await open('/search?search=xqzyw');
  expect(await announced('No results found')).toBeInTheDocument();
  expect(screen.getByText('No results found', { selector: ':not([role=status])' })).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), '+beginnnig');
  expect(await announced('No results found. Did you mean “+beginning”?')).toBeInTheDocument();
});

test('a category without results can be cleared, and its part has results again', async () => {
  const { where } = await open('/search?search=heaven&pillar=encyclopedia&filters=category:plants');
  expect(await screen.findByText('No results found for selected category')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Category Filter' }));
  expect(await screen.findByRole('link', { name: 'Earth' })).toBeInTheDocument();
  expect(screen.queryByText(/^No results found/, { selector: ':not([role=status])' })).not.toBeInTheDocument();
  expect(await announced('2 results for “heaven”')).toBeInTheDocument();
  await waitFor(() => expect(where()).toBe('/search?search=heaven&pillar=encyclopedia'));
});

test('screen readers hear of the pages of the reader apart from the results', async () => {
  localStorage.setItem(
    'dm-user@anonymous/site/history',
    JSON.stringify([
      [
        { path: '/', fragment: 'Home' },
        { path: '/our-story', fragment: 'Salt of the earth' },
      ],
    ]),
  );
  await open('/search?search=earth');
  expect(await announced('4 results for “earth”. Also 1 of your own pages')).toBeInTheDocument();
});

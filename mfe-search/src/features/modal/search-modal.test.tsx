import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, renderWithApp } from '@manna/shared/testing';
import { searchSmallSite } from '../../testing/in-thread-search';
import { SearchModal } from './search-modal';

const modal = (
  <main>
    <SearchModal />
  </main>
);

test('the search modal takes the focus, searches, and leads to the page with the same results', async () => {
  searchSmallSite({ bible: { 'Gen.1': ['In the beginning God created the heaven and the earth.'] } });
  renderWithApp(modal);
  await screen.findByRole('searchbox');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('heaven & earth');
  expect(await screen.findByRole('link', { name: 'Genesis 1:1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open these results as a page' })).toHaveAttribute(
    'href',
    '/search?search=heaven+%26+earth',
  );
  expect(await accessibilityFaults()).toEqual([]);
});

test('without scripts it is a form that leads to the search page', () => {
  renderWithApp(modal);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'search');
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithApp } from '@manna/shared/testing';
import { BooksTab } from './books-tab';

test('the menu tab lists all books of the Bible, or those of one testament', async () => {
  renderWithApp(<BooksTab />);
  const links = () => screen.getAllByRole('link');
  expect(screen.getByRole('button', { name: 'All books', pressed: true })).toBeInTheDocument();
  expect(links()).toHaveLength(66);
  await userEvent.click(screen.getByRole('button', { name: 'Old Testament' }));
  expect(links()).toHaveLength(39);
  await userEvent.click(screen.getByRole('button', { name: 'New Testament' }));
  expect(links()).toHaveLength(27);
  expect(screen.getByRole('link', { name: 'Matthew' })).toHaveAttribute('href', '/bible/matthew');
});

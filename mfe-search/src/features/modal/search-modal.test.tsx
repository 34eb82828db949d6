import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@manna/shared/runtime';
import { accessibilityFaults, renderWithApp } from '@manna/shared/testing';
import { handOver } from '../../search/hand-over';
import { searchSmallSite } from '../../testing/in-thread-search';
import { searchedComposition } from '../../testing/searched-composition';
import { SearchModal } from './search-modal';

const modal = (
  <main>
    <SearchModal />
  </main>
);

test('the search modal takes the focus, searches, and leads to the page with the same results', async () => {
  searchSmallSite({ bible: { 'Gen.1': ['In the beginning God created the heaven and the earth.'] } });
  renderWithApp(modal, { composition: searchedComposition() });
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

/** A page whose address says whether the modal is open, as in the shell. */
function Site() {
  const { search } = useLocation();
  return <main>{search === '?mdl=search' ? <SearchModal /> : <h1>Page</h1>}</main>;
}
const words = () => screen.getByRole('searchbox');

test('the modal has the words and the part of the inline search that opened it, and gives its words back', async () => {
  searchSmallSite({ bible: { 'Gen.1': ['In the beginning God created the heaven and the earth.'] } });
  const field = document.createElement('input');
  field.value = 'heaven';
  handOver({ field, pillar: 'bible' });
  const { router } = renderWithApp(<Site />, { composition: searchedComposition() });
  await act(() => router.navigate('/?mdl=search'));
  expect(words()).toHaveValue('heaven');
  expect(await screen.findByRole('list', { name: 'Bible 1 result' })).toBeInTheDocument();
  await userEvent.type(words(), ' earth');
  expect(field.value).toBe('heaven earth');
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/?mdl=search'));
  expect(words()).toHaveValue('');
});

test('whoever comes back to the modal from a result finds the same words', async () => {
  searchSmallSite({ bible: { 'Gen.1': ['In the beginning God created the heaven and the earth.'] } });
  const { router, where } = renderWithApp(<Site />, { composition: searchedComposition() });
  await act(() => router.navigate('/?mdl=search'));
  await userEvent.type(words(), 'heaven');
  await userEvent.click(await screen.findByRole('link', { name: 'Genesis 1:1' }));
  expect(where()).toBe('/bible/genesis/1?v=1');
  await act(() => router.navigate(-1));
  expect(words()).toHaveValue('heaven');
  expect(await screen.findByRole('link', { name: 'Genesis 1:1' })).toBeInTheDocument();
});

test('a letter that is typed elsewhere in the dialog goes into the field', async () => {
  renderWithApp(
    <dialog open>
      <button type="button">Close</button>
      <SearchModal />
    </dialog>,
    { composition: searchedComposition() },
  );
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('a');
  expect(words()).toHaveFocus();
  expect(words()).toHaveValue('a');
});

test('the key / can be turned off in the modal', async () => {
  renderWithApp(modal, { composition: searchedComposition() });
  const key = screen.getByRole('switch', { name: 'Open this dialog with the key /, as with Ctrl-K' });
  expect(key).toBeChecked();
  await userEvent.click(key);
  expect(key).not.toBeChecked();
  expect(localStorage.getItem('dm-user@anonymous/site/preferences')).toContain('"slashKey":"off"');
});

test('without scripts it is a form that leads to the search page', () => {
  renderWithApp(modal, { composition: searchedComposition() });
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'search');
});

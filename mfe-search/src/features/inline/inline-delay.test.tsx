import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderWithApp } from '@manna/shared/testing';
import { searchSmallSite } from '../../testing/in-thread-search';
import { searchedComposition } from '../../testing/searched-composition';
import { InlineSearch } from './inline-search';

/** The form of the shell with its field. */
function Header() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form role="search">
      <input ref={field} type="search" aria-label="Search" />
      <InlineSearch field={field} openModal={() => undefined} />
    </form>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => jest.useRealTimers());

test('results are below the field in the header when the reader has not typed for 300 ms', async () => {
  localStorage.clear();
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  const posted = searchSmallSite({ bible: { 'Gen.1': ['In the beginning'] } });
  jest.useFakeTimers();
  renderWithApp(<Header />, { composition: searchedComposition() });
  for (const words of ['b', 'be', 'beginning']) {
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: words } });
    await pass(149);
  }
  expect(posted).toEqual([]);
  // They are made while the pause is waited for.
  await pass(150);
  expect(posted).toEqual([expect.objectContaining({ kind: 'search', query: 'beginning' })]);
  expect(screen.queryByRole('link', { name: 'Genesis 1:1' })).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('link', { name: 'Genesis 1:1' })).toBeInTheDocument();
  await pass(1_000);
  expect(posted).toHaveLength(1);
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { accessibilityFaults, renderWithApp } from '@manna/shared/testing';
import { giveBack, readHandedOver } from '../../search/hand-over';
import { searchSmallSite } from '../../testing/in-thread-search';
import { listed } from '../../testing/listed';
import { es } from '../../texts/es';
import { searchedComposition } from '../../testing/searched-composition';
import { InlineSearch } from './inline-search';

const openModal = jest.fn();

/** The form of the shell with its field. */
function Header() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form role="search" action="/search">
      <input ref={field} type="search" name="search" aria-label="Search" defaultValue="" />
      <InlineSearch field={field} openModal={openModal} />
    </form>
  );
}

const flocks = (count: number, of: { name: string; category: string }) =>
  Array.from({ length: count }, (_, number) =>
    listed({ name: `${of.name} ${number}`, category: of.category, text: 'It follows its shepherd.' }),
  );

const show = (app?: Parameters<typeof renderWithApp>[1]) =>
  renderWithApp(
    <main>
      <Header />
      <a href="#elsewhere">Elsewhere</a>
    </main>,
    { composition: searchedComposition(), ...app },
  );
const field = () => screen.getByRole('searchbox', { name: 'Search' });
const rowsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const setPhone = (matches: boolean) =>
  Object.assign(globalThis, {
    matchMedia: () => ({ matches, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
const allCame = async () => {
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'false'));
};

beforeEach(() => {
  localStorage.clear();
  openModal.mockClear();
  setPhone(false);
  searchSmallSite({
    bible: { 'Ps.23': ['The LORD is my shepherd; I shall not want.'], 'Gen.1': ['In the beginning'] },
    entries: {
      encyclopedia: [
        listed({ name: 'Shepherd of Tekoa', category: 'people', summary: 'A prophet.' }),
        ...flocks(40, { name: 'Flock', category: 'animals' }),
      ],
      articles: flocks(6, { name: 'Insight', category: 'insights' }),
      dictionary: [listed({ name: 'Shepherd', category: 'dictionary', summary: 'Who keeps sheep.' })],
    },
  });
});

describe('the field in header and home page, while the reader types', () => {
  it('shows suggestions and the best results of each part, at most six rows', async () => {
    show();
    await userEvent.type(field(), 'shepherd');
    await allCame();
    expect(rowsOf('Suggestions')).toEqual(['Shepherd of TekoaPeople', 'ShepherdDictionary']);
    expect(screen.getByRole('link', { name: 'Shepherd' })).toHaveAttribute('href', '/dictionary/shepherd');
    expect(rowsOf('Bible')).toEqual(['Psalm 23:1The LORD is my shepherd; I shall not want.']);
    expect(rowsOf('Encyclopedia')).toHaveLength(6);
    expect(rowsOf('Encyclopedia').at(-1)).toBe('View All Results +35 more results');
    expect(rowsOf('Articles')).toHaveLength(6);
    expect(screen.getAllByRole('button', { name: /^View All Results/ })).toHaveLength(1);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads to all results of a part in the modal, with the words', async () => {
    show();
    await userEvent.type(field(), 'shepherd');
    await userEvent.click(await screen.findByRole('button', { name: 'View All Results +35 more results' }));
    expect(openModal).toHaveBeenCalledTimes(1);
    expect(readHandedOver()).toEqual({ words: 'shepherd', pillar: 'encyclopedia' });
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    // The dialog gives the focus back to the field, and the list stays closed.
    expect(field()).toHaveFocus();
    act(() => field().blur());
    act(() => field().focus());
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(openModal).toHaveBeenCalledTimes(1);
  });

  it('has the button for the modal also if all results are shown', async () => {
    show();
    await userEvent.type(field(), 'beginning');
    await userEvent.click(await screen.findByRole('button', { name: 'View All Results' }));
    expect(readHandedOver()).toEqual({ words: 'beginning' });
  });

  it('suggests pages that the reader has visited, marked as theirs, and each entry once', async () => {
    const trail = ['Home', 'Encyclopedia', 'Abel'].map((fragment, at) => ({
      path: ['/', '/encyclopedia', '/encyclopedia/people/abel'][at],
      fragment,
    }));
    localStorage.setItem('dm-user@anonymous/site/history', JSON.stringify([trail]));
    show();
    await userEvent.type(field(), 'abel');
    const suggestions = within(await screen.findByRole('list', { name: 'Suggestions' }));
    const own = await suggestions.findByRole('link', { name: 'Abel' });
    expect(own.closest('li')).toHaveTextContent('You visited this lately');
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(screen.getAllByRole('link', { name: 'Abel' })).toEqual([own]);
    localStorage.clear();
  });

  it('says that nothing was found', async () => {
    show();
    await userEvent.type(field(), 'xqzy');
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /View All/ })).not.toBeInTheDocument();
  });

  it('says that a query is too long', async () => {
    show();
    fireEvent.input(field(), { target: { value: 'shepherd '.repeat(10_000) } });
    expect(await screen.findByText(/This query is too long/)).toBeInTheDocument();
  });

  it('says which words were ignored if too many have * or ?', async () => {
    show();
    fireEvent.input(field(), { target: { value: 'sh* *rd b*g *ing l*t' } });
    expect(await screen.findByText(/^Only the first four words with \* or \?/)).toBeInTheDocument();
    expect(screen.queryByText(/too long/)).not.toBeInTheDocument();
  });

  it('names the parts whose data cannot be loaded', async () => {
    searchSmallSite({ bible: { 'Gen.1': ['In the beginning'] }, missing: ['articles'] });
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show();
    await userEvent.type(field(), 'beginning');
    expect(await screen.findByText(/could not be loaded: Articles\./)).toBeInTheDocument();
    quiet.mockRestore();
  });

  it('suggests the passage of a reference, in Spanish on a Spanish page', async () => {
    show({ language: 'es', translations: es });
    await userEvent.type(field(), 'jn 3.16');
    const suggestions = within(await screen.findByRole('list', { name: 'Sugerencias' }));
    expect(suggestions.getByRole('link', { name: 'Juan 3:16' })).toHaveAttribute('href', '/bible/john/3?v=16');
  });

  it('shows what was typed before its code came, and opens at once if the reader is in the field', async () => {
    function Late() {
      const input = useRef<HTMLInputElement>(null);
      const [isLoaded, setLoaded] = useState(false);
      return (
        <form role="search">
          <input ref={input} type="search" aria-label="Search" onFocus={() => setTimeout(() => setLoaded(true), 50)} />
          {isLoaded && <InlineSearch field={input} openModal={openModal} />}
        </form>
      );
    }
    renderWithApp(<Late />, { composition: searchedComposition() });
    await userEvent.type(field(), 'beginning');
    expect(await screen.findByRole('link', { name: 'Genesis 1:1' })).toBeInTheDocument();
  });
});

describe('with the keyboard', () => {
  it('arrows go through the rows, a letter goes on with the words, and Escape leaves the rows, then closes', async () => {
    show();
    await userEvent.type(field(), 'shepher');
    await allCame();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Shepherd of Tekoa' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Shepherd' })).toHaveFocus();
    await userEvent.keyboard('d');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('shepherd');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(field()).toHaveValue('shepherd');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('list', { name: 'Suggestions' })).toBeInTheDocument();
  });

  it('Enter leads to the page with all results, and the words are a recent search', async () => {
    const { where } = show();
    await userEvent.type(field(), 'shepherd & sheep{Enter}');
    expect(where()).toBe('/search?search=shepherd+%26+sheep');
    await userEvent.clear(field());
    await userEvent.type(field(), 'shep');
    const row = await screen.findByRole('button', { name: 'shepherd & sheep' });
    await userEvent.click(row);
    expect(field()).toHaveValue('shepherd & sheep');
    expect(field()).toHaveFocus();
  });

  it('Tab goes through the rows, and behind the last of them the list closes', async () => {
    show();
    await userEvent.type(field(), 'beginning');
    await screen.findByRole('button', { name: 'View All Results' });
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Genesis 1:1' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('Ctrl-K takes the words into the modal', async () => {
    show();
    await userEvent.type(field(), 'shepherd{Control>}k{/Control}');
    expect(openModal).toHaveBeenCalledTimes(1);
    expect(readHandedOver()).toEqual({ words: 'shepherd' });
  });

  it('opening a page closes the list and remembers the words', async () => {
    const { where } = show();
    await userEvent.type(field(), 'beginning');
    await userEvent.click(await screen.findByRole('link', { name: 'Genesis 1:1' }));
    expect(where()).toBe('/bible/genesis/1?v=1');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(localStorage.getItem('dm-user@anonymous/global-search-recent')).toContain('beginning');
  });
});

describe('on a phone', () => {
  beforeEach(() => setPhone(true));

  it('the focus opens the modal once, and coming back from it does not', async () => {
    show();
    await userEvent.click(field());
    expect(openModal).toHaveBeenCalledTimes(1);
    act(() => field().blur());
    giveBack('shepherd');
    act(() => field().focus());
    expect(openModal).toHaveBeenCalledTimes(1);
    expect(field()).toHaveValue('shepherd');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('what is typed then shows at most three rows of a part, and two of articles and resources', async () => {
    show();
    act(() => field().focus());
    act(() => field().blur());
    act(() => field().focus());
    await userEvent.keyboard('shepherd');
    await allCame();
    expect(rowsOf('Encyclopedia')).toHaveLength(3);
    expect(rowsOf('Encyclopedia').at(-1)).toBe('View All Results +38 more results');
    expect(rowsOf('Articles')).toEqual(['Insight 0It follows its shepherd.', 'View All Results +5 more results']);
    // A tap is over by then.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await userEvent.click(screen.getByRole('button', { name: 'View All Results +5 more results' }));
    expect(openModal).toHaveBeenCalledTimes(2);
    expect(readHandedOver()).toEqual({ words: 'shepherd', pillar: 'articles' });
    jest.restoreAllMocks();
  });

  it('a touch that moves more than 8 px over the rows hides the keyboard, and the rows stay', async () => {
    show();
    act(() => field().focus());
    act(() => field().blur());
    act(() => field().focus());
    await userEvent.keyboard('beginning');
    const row = await screen.findByRole('link', { name: 'Genesis 1:1' });
    fireEvent.touchStart(row, { touches: [{ clientX: 50, clientY: 200 }] });
    fireEvent.touchMove(row, { touches: [{ clientX: 50, clientY: 192 }] });
    expect(field()).toHaveFocus();
    fireEvent.touchMove(row, { touches: [{ clientX: 50, clientY: 191 }] });
    expect(field()).not.toHaveFocus();
    expect(row).toBeInTheDocument();
  });
});

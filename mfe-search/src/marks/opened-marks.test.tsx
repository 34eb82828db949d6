import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { accessibilityFaults } from '@manna/shared/testing';
import { markOpenedPage } from './opened-marks';
import { rangesOf } from './text-ranges';

/** jsdom has no highlights. */
class FakeHighlight extends Set<Range> {
  constructor(...ranges: Range[]) {
    super(ranges);
  }
}

const highlights = new Map<string, Set<Range>>();
const marked = () => [...(highlights.get('manna-found') ?? [])].map(String);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)));
const texts = { clear: 'Remove marks', region: 'What was found on this page' };
let stop: (() => void) | undefined;

/** The reader follows the link of a result: the address changes, and then the page. */
async function arrive(path: string, html: string): Promise<void> {
  history.pushState(null, '', path);
  document.body.querySelector('main')?.remove();
  document.body.insertAdjacentHTML('afterbegin', `<main>${html}</main>`);
  await settle();
}
const open = (words: string[], path = '/bible/psalms/23', from = '/search') => {
  stop = markOpenedPage({ words, path, from, texts });
};

beforeEach(() => {
  Object.assign(globalThis, { CSS: { highlights }, Highlight: FakeHighlight });
  history.replaceState(null, '', '/search');
  document.body.innerHTML = '<main><h1 tabindex="-1">Search</h1><p>shepherd</p></main>';
});
afterEach(() => {
  stop?.();
  highlights.clear();
});

const PSALM = '<h1 tabindex="-1">Psalm 23</h1><p>The <span>Lord</span> is my <b>shep</b>herd.</p><p>A Shepherd</p>';

test('what was found is marked on the page that opens, not on the page before, over the borders of elements', async () => {
  open(['Lord is my shepherd', 'shepherd']);
  await settle();
  expect(marked()).toEqual([]);
  await arrive('/bible/psalms/23', PSALM);
  expect(marked()).toEqual(['Lord is my shepherd', 'Shepherd']);
  expect(await accessibilityFaults()).toEqual([]);
});

test('the page is marked also when its loader redirects, and when its text comes late', async () => {
  open(['shepherd']);
  await arrive('/bible/web/psalms/23', '<h1>Loading</h1>');
  expect(marked()).toEqual([]);
  await arrive('/bible/web/psalms/23', PSALM);
  expect(marked()).toEqual(['shepherd', 'Shepherd']);
});

test.each([
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Remove marks' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s removes the marks and itself', async (_what, remove) => {
  open(['shepherd']);
  await arrive('/bible/psalms/23', PSALM);
  expect(screen.getByRole('complementary', { name: texts.region })).toHaveTextContent('shepherd');
  await remove();
  expect(highlights.size).toBe(0);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await arrive('/bible/psalms/23', PSALM);
  expect(marked()).toEqual([]);
});

test('the focus goes to the heading of the page when the button is gone', async () => {
  open(['shepherd']);
  await arrive('/bible/psalms/23', PSALM);
  screen.getByRole('button', { name: 'Remove marks' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the marks end when the reader goes to another page', async () => {
  open(['shepherd']);
  await arrive('/bible/psalms/23', PSALM);
  await arrive('/bible/psalms/24', '<h1>Psalm 24</h1><p>shepherd</p>');
  expect(highlights.size).toBe(0);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('Escape that closes a modal leaves the marks', async () => {
  open(['shepherd']);
  await arrive('/bible/psalms/23', PSALM);
  document.body.insertAdjacentHTML('beforeend', '<dialog open aria-label="Settings"></dialog>');
  await userEvent.keyboard('{Escape}');
  expect(marked()).toHaveLength(2);
});

test('without the browser’s highlights the page opens without marks', async () => {
  Object.assign(globalThis, { CSS: {} });
  open(['shepherd']);
  await arrive('/bible/psalms/23', PSALM);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('only whole words are marked, and no words of buttons or of what is hidden', () => {
  document.body.innerHTML =
    '<main><p>ark, arks, bark, Ark</p><button>ark</button><p hidden>ark</p><p>the a</p><p>rk</p></main>';
  const main = document.querySelector('main');
  expect(main && rangesOf(main, ['ark', 'the ark']).map(String)).toEqual(['ark', 'Ark']);
});

test('any words can be marked in any text, and what is marked is one of them', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), fc.array(text, { maxLength: 4 }), (words, parts) => {
      const main = document.createElement('main');
      for (const part of [...parts, ...words]) main.append(document.createElement('p'), part);
      const runs = rangesOf(main, words).map((range) => String(range).toLowerCase());
      for (const run of runs) expect(/[\p{L}\p{N}]/u.test(run) || /\p{M}/u.test(run)).toBe(true);
    }),
  );
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, runIdle } from '@manna/shared/testing';
import { drawChapter } from '@manna/shared/testing/draw-chapter';
import { es } from '../../../texts/es';
import { route } from '../chapter-page';

const drawing = `
  = The vessel
  ¶ {1} And the ark rested. {2} And he said unto the light.
`;
const ark = {
  id: 'dictionary-1',
  name: 'Ark of the covenant',
  title: 'The chest with the tablets',
  summary: 'The gold-covered chest.',
  pagePath: '/dictionary/ark-of-the-covenant',
};
const light = {
  strongs: 'H216',
  lemma: 'אוֹר',
  language: 'he',
  transliteration: 'ʼôwr',
  definition: 'illumination',
};
const asked: unknown[] = [];
// jsdom has no layout.
Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(0, 100, 40, 20) });

const dataIn = (language: string, changed: object = {}) =>
  dataFrom({
    Chapter: ({ osisIds }) => ({
      translations: [{ slug: 'kjv', name: 'King James Version', shortName: 'KJV' }],
      chapters: (osisIds as string[]).map((osisId) => ({
        translations: [
          {
            ...drawChapter(osisId, drawing),
            translation: { slug: 'kjv', name: 'KJV', shortName: 'KJV', language, direction: 'ltr', licence: 'Free.' },
          },
        ],
      })),
    }),
    WordFindings: (variables) => {
      asked.push(variables);
      const words = [
        { text: 'הָ/אוֹר', lemma: 'd/216', gloss: 'the/light', lexiconEntry: light },
        { text: 'אמר', lemma: '559', gloss: 'said', lexiconEntry: null },
      ];
      return { entriesCalled: variables['name'] === 'ark' ? [ark] : [], verse: { words } };
    },
    ...changed,
  });

async function open(
  language = 'en',
  { data = dataIn(language), ...app }: Partial<Parameters<typeof openRoute>[1]> = {},
) {
  asked.length = 0;
  const user = userEvent.setup();
  const path = '/bible/:book/:chapterNum';
  const page = await openRoute(route, { path, at: '/bible/genesis/8', data, ...app });
  await runIdle();
  return { ...page, user };
}

/** The text that has a word, and where. */
function find(word: string) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const start = node.data.search(new RegExp(`\\b${word}\\b`));
    if (start >= 0 && node.parentElement?.closest('[data-early-clicks]')) return { node, start };
  }
  throw new Error(`There is no ${word}`);
}
function select(word: string) {
  const { node, start } = find(word);
  document.getSelection()?.setBaseAndExtent(node, start, node, start + word.length);
}
/** The user events of the test library select no word. */
async function doubleClick(word: string) {
  const target = find(word).node.parentElement ?? document.body;
  await userEvent.pointer({ target, keys: '[MouseLeft>]' });
  select(word);
  act(() => void fireEvent.click(target, { detail: 2 }));
}
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const card = (word: string) => screen.findByRole('dialog', { name: `About “${word}”` });

afterEach(() => document.getSelection()?.removeAllRanges());

describe('a double click on a word', () => {
  it('shows its entries beside it, and leaves the selection and the focus', async () => {
    await open();
    await doubleClick('ark');
    const found = within(await card('ark'));
    expect(await found.findByRole('link', { name: 'Ark of the covenant' })).toHaveAttribute('href', ark.pagePath);
    expect(found.getByText('The gold-covered chest.')).toBeInTheDocument();
    expect(found.getByRole('link', { name: 'Search for “ark”' })).toHaveAttribute('href', '/search?search=ark');
    expect(asked).toEqual([{ name: 'ark', verse: 'Gen.8.1' }]);
    expect(document.getSelection()?.toString()).toBe('ark');
    expect(document.body).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows the Hebrew word that it stands for', async () => {
    await open();
    await doubleClick('light');
    const found = within(await card('light'));
    expect(await found.findByRole('link', { name: 'אוֹר H216' })).toHaveAttribute('href', '/dictionary/h216');
    expect(found.queryByRole('link', { name: /^Ark/ })).not.toBeInTheDocument();
    expect(asked).toEqual([{ name: 'light', verse: 'Gen.8.2' }]);
  });

  it('says that nothing is known of it, and offers a search', async () => {
    await open();
    await doubleClick('unto');
    const found = within(await card('unto'));
    expect(await found.findByText(/no entry with this name/)).toBeInTheDocument();
    expect(found.getByRole('link', { name: 'Search for “unto”' })).toBeInTheDocument();
  });

  it('says so if the word cannot be looked up', async () => {
    await open('en', { data: dataIn('en', { WordFindings: () => Promise.reject(new Error('no line')) }) });
    await doubleClick('unto');
    expect(await within(await card('unto')).findByText(/could not be looked up/)).toBeInTheDocument();
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a press elsewhere', () => fireEvent.pointerDown(document.body, { pointerType: 'mouse' })],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('shows a card that %s closes', async (_how, close) => {
    await open();
    await doubleClick('ark');
    await card('ark');
    close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows nothing in a text in another language, and in a heading', async () => {
    const { unmount } = await open('es');
    await doubleClick('rested');
    await wait(50);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    unmount();
    await open();
    await doubleClick('vessel');
    await wait(50);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a word that a long press selects', () => {
  const press = (word: string) =>
    act(() => {
      fireEvent.pointerDown(document.body, { pointerType: 'touch' });
      select(word);
      document.dispatchEvent(new Event('selectionchange'));
    });

  it('is offered to be looked up when its selection rests', async () => {
    const { user } = await open();
    press('ark');
    expect(screen.queryByRole('button', { name: /Look up/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Look up “ark”' }));
    expect(await within(await card('ark')).findByRole('link', { name: 'Ark of the covenant' })).toBeInTheDocument();
    expect(await card('ark')).toHaveFocus();
  });

  it('is no longer offered when it is no longer selected', async () => {
    await open();
    press('ark');
    await screen.findByRole('button', { name: 'Look up “ark”' });
    act(() => {
      document.getSelection()?.removeAllRanges();
      document.dispatchEvent(new Event('selectionchange'));
    });
    await wait(500);
    expect(screen.queryByRole('button', { name: /Look up/ })).not.toBeInTheDocument();
  });
});

it('the words of a verse can be looked up by keyboard, from its tools', async () => {
  const { user } = await open('en', { language: 'es', translations: es });
  await user.click(screen.getByRole('link', { name: 'Versículo 1' }));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Más' }));
  await user.click(screen.getByRole('menuitem', { name: 'Consultar una palabra' }));
  const dialog = await screen.findByRole('dialog', { name: 'Palabras de Génesis 8:1' });
  within(dialog).getByRole('button', { name: 'ark' }).focus();
  await user.keyboard('{Enter}');
  expect(within(dialog).getByRole('button', { name: 'ark' })).toHaveAttribute('aria-pressed', 'true');
  expect(await within(dialog).findByRole('link', { name: 'Ark of the covenant' })).toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});

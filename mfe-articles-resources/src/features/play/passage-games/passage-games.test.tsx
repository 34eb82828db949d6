import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute } from '@manna/shared/testing';
import { pathAnswer, sampleFile, sampleResource } from '../../../testing/sample-entries';
import { es } from '../../../texts/es';
import { route } from '../play-page';

const PSALM = 'The LORD is my shepherd; I shall not want. He leadeth me beside the still waters: he restoreth my soul.';

function resource(kind: 'word-search' | 'memory-verse') {
  const plays = sampleFile(`resources/interactives/${kind}.json`, 'application/json');
  const passages = [
    { reference: 'Psalm 23', osis: 'Ps.23.1-Ps.23.6' },
    { reference: 'Jude', osis: 'Jude.1.1-Jude.1.25' },
  ];
  return { ...sampleResource(kind, 'interactives'), plays, files: [plays], playable: { kind, passages } };
}

beforeEach(() => localStorage.clear());

const asked: { ids: string[]; translation: string }[] = [];
const data = dataFrom({
  Play: pathAnswer([resource('word-search'), resource('memory-verse')]),
  PassageVerses: (sent) => {
    const variables = sent as (typeof asked)[number];
    asked.push(variables);
    return {
      translations: [{ slug: 'kjv', name: 'King James Version', language: 'en', direction: 'ltr' }],
      verses: variables.ids.map((osisId, index) => ({
        osisId,
        verseNumber: index + 1,
        text: index === 0 ? PSALM : null,
      })),
    };
  },
});
const open = (game: string, query = '', app = {}) =>
  openRoute(route, {
    path: '/resources/:category/:slug/play',
    at: `/resources/interactives/${game}/play${query}`,
    data,
    ...app,
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const GAME = '/resources/interactives/word-search/play';

describe('a game of a passage', () => {
  it('begins with its first passage, and offers others', async () => {
    await open('word-search');
    expect(screen.getByRole('textbox', { name: 'Passage' })).toHaveValue('Psalm 23');
    expect(asked.at(-1)).toEqual({ ids: [1, 2, 3, 4, 5, 6].map((verse) => `Ps.23.${verse}`), translation: 'kjv' });
    expect(link('Jude')).toBe(`${GAME}?passage=Jude`);
    expect(screen.getByText('Psalm 23, King James Version')).toBeInTheDocument();
    expect(link('Read Psalm 23')).toBe('/bible/passage/psa23');
  });

  it('is made from the passage and the level that the reader asks for, at a URL of its own', async () => {
    const { where } = await open('word-search');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Passage' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Passage' }), 'jn 3:16');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), '2. Aslant, too');
    await press('Make it');
    expect(where()).toBe(`${GAME}?passage=jn+3%3A16&level=2`);
    expect(await screen.findByText('John 3:16, King James Version')).toBeInTheDocument();
    expect(link('Another puzzle')).toBe(`${GAME}?passage=John+3%3A16&level=2&puzzle=2`);
    expect(link('Next level')).toBe(`${GAME}?passage=John+3%3A16&level=3`);
  });

  it('says what it cannot read, and which passage is too short', async () => {
    await open('word-search', '?passage=hello+world');
    expect(screen.getByText(/“hello world” is no passage of the Bible/)).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('takes the first hundred verses of a long passage, and says so', async () => {
    await open('word-search', '?passage=Psalm+119');
    expect(asked.at(-1)?.ids).toHaveLength(100);
    const note = screen.getByText(/^Made from the first \d+ verses? of the passage/);
    const grid = screen.getByRole('grid');
    expect(note.compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has the nearest level, and says so, when the URL asks for one that it does not have', async () => {
    await open('word-search', '?level=9&puzzle=x');
    expect(link('Another puzzle')).toBe(`${GAME}?passage=Psalm+23&level=3&puzzle=2`);
    expect(screen.getByText(/The nearest is level 3, puzzle 1\.$/)).toBeInTheDocument();
  });

  it.each(['word-search', 'memory-verse'])('%s has Spanish texts and no accessibility violations', async (game) => {
    await open(game, '', { language: 'es', translations: es });
    expect(screen.getByRole('textbox', { name: 'Pasaje' })).toHaveValue('Salmo 23');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('a word search', () => {
  /** The first and the last cell of a word, as the solution says. */
  function endsOf(word: string): HTMLElement[] {
    const [, row, column, lastRow, lastColumn] =
      /row (\d+), column (\d+) to row (\d+), column (\d+)/.exec(
        screen.getByText(word, { selector: 'details b' }).closest('li')?.textContent ?? '',
      ) ?? [];
    const cells = [
      [row, column],
      [lastRow, lastColumn],
    ];
    return cells.map(([down, across]) => screen.getByLabelText(new RegExp(`, row ${down}, column ${across}$`)));
  }
  const words = () => within(screen.getByRole('list', { name: 'Words to find' })).getAllByRole('listitem');

  it('marks a word whose first and last letter are pressed, until all are found', async () => {
    await open('word-search');
    expect(words().map(({ textContent }) => textContent)).toContain('SHEPHERD');
    const count = words().length;
    for (const [index, item] of words().entries()) {
      for (const cell of endsOf(item.textContent)) await userEvent.click(cell);
      expect(item).toHaveTextContent(/found$/);
      if (index + 1 < count) expect(screen.getByText(`${index + 1} of ${count} words found`)).toBeInTheDocument();
    }
    expect(screen.getByText(`All ${count} words found.`)).toBeInTheDocument();
    await press('Play again');
    expect(screen.getByText(`0 of ${count} words found`)).toBeInTheDocument();
  });

  it('has the words that an earlier visit found, and remembers its best result', async () => {
    const { unmount } = await open('word-search');
    const count = words().length;
    await press('Show a first letter');
    for (const cell of endsOf('SHEPHERD')) await userEvent.click(cell);
    unmount();
    await open('word-search');
    expect(await screen.findByText(`1 of ${count} words found`)).toBeInTheDocument();
    expect(document.querySelectorAll('[data-hinted="true"]')).toHaveLength(1);
    await press('Start again');
    expect(screen.getByText(`0 of ${count} words found`)).toBeInTheDocument();
    for (const result of ['All', 'Your best before']) {
      for (const { textContent } of words()) for (const cell of endsOf(textContent)) await userEvent.click(cell);
      expect(screen.getByText(new RegExp(result))).toHaveFocus();
      await press('Play again');
    }
  });

  it('marks each word in the letters of its answers', async () => {
    await open('word-search');
    const answers = screen.getByText('Answers').closest('details');
    expect(answers?.querySelectorAll('svg line')).toHaveLength(words().length);
    expect(answers?.querySelector('summary')).toHaveTextContent('Answers: Name of word-search, Level 1, puzzle 1');
  });

  it('marks a word over which a line is drawn', async () => {
    await open('word-search');
    const [first, last] = endsOf('SHEPHERD') as [HTMLElement, HTMLElement];
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: first },
      { target: last },
      { keys: '[/MouseLeft]', target: last },
    ]);
    expect(screen.getByText('SHEPHERD', { selector: 's' })).toBeInTheDocument();
  });

  it('is played with the keyboard alone', async () => {
    await open('word-search');
    const [first, last] = endsOf('SHEPHERD') as [HTMLElement, HTMLElement];
    const place = (cell: HTMLElement) => (cell.dataset['cell'] ?? '').split('.').map(Number) as [number, number];
    screen.getByLabelText(/row 1, column 1$/).focus();
    const go = async ([row, column]: [number, number], [fromRow, fromColumn]: [number, number]) => {
      const keys =
        '{ArrowDown}'.repeat(Math.max(0, row - fromRow)) + '{ArrowRight}'.repeat(Math.max(0, column - fromColumn));
      if (keys !== '') await userEvent.keyboard(keys);
    };
    await go(place(first), [0, 0]);
    expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await go(place(last), place(first));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('SHEPHERD', { selector: 's' })).toBeInTheDocument();
  });

  it('shows where a word begins if the reader asks, and counts the hints', async () => {
    await open('word-search');
    await press('Show a first letter');
    const [first] = endsOf(words()[0]?.textContent ?? '');
    expect(first).toHaveAttribute('data-hinted', 'true');
    for (const item of words()) for (const cell of endsOf(item.textContent)) await userEvent.click(cell);
    expect(screen.getByText(/words found, with one hint\./)).toBeInTheDocument();
  });
});

describe('a memory verse', () => {
  const field = () => screen.getByRole('textbox', { name: /^Missing word/ });
  /** Words of the first level in their order, as the sheet leaves them out. */
  const missing = () => {
    const sheet = [...document.querySelectorAll('p.sheet > span')].map(({ textContent }) => textContent);
    return PSALM.split(' ').filter((_, index) => sheet[index]?.includes('____'));
  };

  it('asks for the words that are missing, and counts those that were known at once', async () => {
    await open('memory-verse');
    const words = missing();
    expect(words).toHaveLength(Math.ceil(PSALM.split(' ').length / 4));
    for (const [index, word] of words.entries()) {
      expect(field()).toHaveAccessibleName(`Missing word ${index + 1} of ${words.length}`);
      if (index === 0) {
        await userEvent.type(field(), 'nonsense{Enter}');
        expect(screen.getByRole('status')).toHaveTextContent(`Not yet. It begins with ${word[0]}.`);
        await userEvent.clear(field());
      }
      await userEvent.type(field(), `${word.replaceAll(/\W/g, '').toLowerCase()}{Enter}`);
    }
    expect(screen.getByText(`You knew ${words.length - 1} of ${words.length} words at once.`)).toHaveFocus();
    await press('Play again');
    expect(field()).toHaveAccessibleName(`Missing word 1 of ${words.length}`);
  });

  it('shows a word that does not come, and remembers the best result of before', async () => {
    await open('memory-verse', '?level=4');
    for (const word of PSALM.split(' ')) {
      await press('Show this word');
      expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(`It is ${word.replaceAll(/[;:.]/g, '')}.`);
    }
    expect(screen.getByText(/^You knew 0 of/)).toBeInTheDocument();
  });

  it('goes on at the word where an earlier visit ended, and its level is marked when it is done', async () => {
    const { unmount } = await open('memory-verse');
    const count = missing().length;
    await press('Show this word');
    unmount();
    await open('memory-verse');
    expect(await screen.findByText(`Missing word 2 of ${count}`)).toBeInTheDocument();
    for (let index = 1; index < count; index += 1) await press('Show this word');
    expect(screen.getByRole('option', { name: '1. A quarter of the words ✓ done' })).toBeInTheDocument();
  });

  it('does not take an empty field for an answer', async () => {
    await open('memory-verse');
    await userEvent.type(field(), ' {Enter}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(field()).toHaveAccessibleName(/^Missing word 1 /);
  });
});

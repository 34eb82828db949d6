import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, renderWithApp } from '@manna/shared/testing';
import { sampleWords } from '../../../testing/sample-playables';
import { es } from '../../../texts/es';
import { Crossword } from './crossword';
import { crosswordOf } from './crossword-words';
import { cellsOf } from './layout';

const puzzle = { level: 1, puzzle: 1 };
const show = (app = {}) =>
  renderWithApp(
    <main>
      <h1>Crossword</h1>
      <Crossword game={crosswordOf(sampleWords, puzzle)} puzzle={puzzle} />
    </main>,
    app,
  );
const { words } = crosswordOf(sampleWords, puzzle);
const [first] = words;
beforeEach(() => localStorage.clear());
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** The button of a clue; a number may have one across and one down. */
const clue = (number: number, direction: string) => {
  const buttons = screen.getAllByRole('button', { name: new RegExp(`^${number} `) });
  const found = buttons.find((button) => button.closest('section')?.textContent.startsWith(direction));
  if (!found) throw new Error(`There is no ${number} ${direction}.`);
  return found;
};
/** One of the squares, from 0. */
const square = (index: number) => {
  const found = screen.getAllByRole('textbox')[index];
  if (!found) throw new Error(`There is no square ${index}.`);
  return found;
};
const focused = () => document.activeElement as HTMLInputElement;

describe('a crossword', () => {
  it('names each letter by its word, and is written from cell to cell', async () => {
    show();
    if (!first) throw new Error('no words');
    await userEvent.click(clue(first.number, first.direction === 'across' ? 'Across' : 'Down'));
    const name = `${first.number} ${first.direction}, ${first.answer.length} letters`;
    expect(focused()).toHaveAccessibleName(`${name}, letter 1`);
    expect(focused()).toHaveAccessibleDescription(new RegExp(`^${first.number} ${first.direction} The clue of`));
    await userEvent.keyboard(first.answer.slice(0, 2).toLowerCase());
    expect(focused()).toHaveAccessibleName(`${name}, letter 3`);
    await userEvent.keyboard('{Backspace}');
    expect(focused()).toHaveAccessibleName(`${name}, letter 2`);
    expect(focused()).toHaveValue(first.answer[1]);
  });

  it('marks wrong letters, counts the words that are right, and is solved to its end', async () => {
    show();
    for (const word of words.slice(1)) {
      await userEvent.click(clue(word.number, word.direction === 'across' ? 'Across' : 'Down'));
      await userEvent.keyboard(word.answer);
    }
    if (!first) throw new Error('no words');
    await userEvent.click(clue(first.number, first.direction === 'across' ? 'Across' : 'Down'));
    await userEvent.keyboard('Q');
    await press('Check');
    expect(screen.getAllByRole('textbox', { name: /, wrong$/ })).toHaveLength(1);
    await press('Show this word');
    await press('Check');
    expect(screen.getByText(`You found ${words.length - 1} of ${words.length} words yourself.`)).toHaveFocus();
    await press('Play again');
    for (const letter of screen.getAllByRole('textbox')) expect(letter).toHaveValue('');
  });

  it('shows how many words are right and how many squares are empty when it is checked', async () => {
    show();
    await userEvent.click(square(0));
    await userEvent.keyboard('Q');
    const empty = screen.getAllByRole('textbox').filter((field) => (field as HTMLInputElement).value === '').length;
    await press('Check');
    expect(screen.getByRole('status')).toHaveTextContent(
      `0 of ${words.length} words are right; ${empty} squares are empty.`,
    );
    await userEvent.click(square(1));
    await userEvent.keyboard('Q');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('turns from across to down when the square that has the focus is pressed again', async () => {
    show();
    const cells = (direction: string) =>
      words.filter((word) => word.direction === direction).flatMap((word) => cellsOf(word).map(({ key }) => key));
    const crossing = cells('across').find((key) => cells('down').includes(key));
    const field = document.querySelector(`[data-cell="${crossing}"]`) as HTMLElement;
    await userEvent.click(field);
    const [, direction] = /^\d+ (across|down)/.exec(field.getAttribute('aria-label') ?? '') ?? [];
    await userEvent.click(field);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleName(new RegExp(`^\\d+ ${direction === 'across' ? 'down' : 'across'}`));
    await userEvent.click(field);
    expect(field).toHaveAccessibleName(new RegExp(`^\\d+ ${direction}`));
  });

  it('has the letters of an earlier visit, until the reader starts again', async () => {
    const { unmount } = show();
    await userEvent.click(square(0));
    await userEvent.keyboard('Q');
    unmount();
    show();
    expect(screen.getAllByRole('textbox')[0]).toHaveValue('Q');
    await press('Start again');
    for (const letter of screen.getAllByRole('textbox')) expect(letter).toHaveValue('');
  });

  it('is played when storage is full', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { unmount } = show();
    await userEvent.click(square(0));
    await userEvent.keyboard('Q');
    expect(screen.getAllByRole('textbox')[0]).toHaveValue('Q');
    unmount();
    full.mockRestore();
  });

  it('has its words among the answers, with links to the dictionary', () => {
    show();
    const answers = screen.getByText('Answers').closest('details') as HTMLElement;
    expect(within(answers).getAllByRole('link')).toHaveLength(words.length);
  });

  it('has Spanish texts and no accessibility violations', async () => {
    show({ language: 'es', translations: es });
    expect(screen.getByRole('group', { name: 'Crucigrama' })).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

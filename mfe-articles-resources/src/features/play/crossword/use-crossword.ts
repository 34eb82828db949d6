import { useState, type KeyboardEvent } from 'react';
import type { Crossword, PlacedWord } from './crossword-words';
import { cellsOf, keyOf, type Direction } from './layout';

const ARROWS: Readonly<Record<string, readonly [direction: Direction, step: 1 | -1]>> = {
  ArrowRight: ['across', 1],
  ArrowLeft: ['across', -1],
  ArrowDown: ['down', 1],
  ArrowUp: ['down', -1],
};

export type Letters = Readonly<Record<string, string>>;

interface CrosswordOptions {
  crossword: Crossword;
  /** By the name of their cell. */
  letters: Letters;
  setLetters: (change: (before: Letters) => Letters) => void;
  focusCell: (key: string) => void;
}

/** Writes letters into a crossword, and says at which word and cell the reader is. */
export function useCrossword({ crossword: { words }, letters, setLetters, focusCell }: CrosswordOptions) {
  const [at, setAt] = useState({ index: 0, key: words[0] ? keyOf(words[0].row, words[0].column) : '' });
  const current = words[at.index];
  const keysOf = (word: PlacedWord) => cellsOf(word).map(({ key }) => key);
  const isSolved = (word: PlacedWord) => cellsOf(word).every(({ key, letter }) => letters[key] === letter);

  const go = (key: string, direction = current?.direction) => {
    const through = words.flatMap((word, index) => (keysOf(word).includes(key) ? [index] : []));
    const index = through.find((one) => words[one]?.direction === direction) ?? through[0];
    if (index === undefined) return;
    setAt({ index, key });
    focusCell(key);
  };
  const step = (by: 1 | -1) => {
    const keys = current ? keysOf(current) : [];
    const next = keys[keys.indexOf(at.key) + by];
    if (next !== undefined) go(next);
  };
  const turn = () => {
    if (current) go(at.key, current.direction === 'across' ? 'down' : 'across');
  };
  const write = (key: string, letter: string) =>
    setLetters((before) => {
      const others = Object.entries(before).filter(([cell]) => cell !== key);
      return Object.fromEntries(letter === '' ? others : [...others, [key, letter]]);
    });
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const [direction, by] = arrow;
      const [row = 0, column = 0] = at.key.split('.').map(Number);
      go(direction === 'across' ? keyOf(row, column + by) : keyOf(row + by, column), direction);
    }
    if (event.key === 'Enter') turn();
    if (event.key === 'Backspace' && letters[at.key] === undefined) {
      event.preventDefault();
      step(-1);
    }
  };
  return {
    letters,
    current,
    cell: at.key,
    isSolved,
    go,
    /** A cell that is pressed is the current one; the one that has the focus turns from across to down, and back. */
    press: (key: string, isFocused: boolean) => (isFocused && key === at.key ? turn() : go(key)),
    onKeyDown,
    /** Writes the last letter of what is in a field, and goes to the next cell; an empty field is emptied. */
    onWrite: (key: string, written: string) => {
      const letter = written.slice(-1).toUpperCase();
      if (letter !== '' && !/^[A-Z]$/.test(letter)) return;
      write(key, letter);
      if (letter !== '') step(1);
    },
  };
}

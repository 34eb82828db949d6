import { seededNumbers, shuffled } from '../puzzle/seeded';

export const directions = ['across', 'down'] as const;
export type Direction = (typeof directions)[number];

/** A word in the grid; row and column of its first letter count from 0. */
export interface Placed<Word> {
  word: Word;
  answer: string;
  direction: Direction;
  row: number;
  column: number;
}

/** A word with the number of its first cell; an across and a down word that begin together have the same one. */
export interface Numbered<Word> extends Placed<Word> {
  number: number;
}

export interface Layout<Word> {
  rows: number;
  columns: number;
  /** By number, across before down. */
  words: readonly Numbered<Word>[];
}

interface LayoutOptions {
  /** How many words. */
  count: number;
  /** The most rows and columns. */
  size: number;
  seed: number;
}

interface HasAnswer {
  answer: string;
}

/** Attempts to place a word, after which the best that was found is taken. */
const MOST_ATTEMPTS = 2000;

/** The name of a cell. */
export const keyOf = (row: number, column: number): string => `${row}.${column}`;

/** The cells of a word with their letters. */
export const cellsOf = ({ answer, direction, row, column }: Omit<Placed<unknown>, 'word'>) =>
  [...answer].map((letter, index) => {
    const cell = direction === 'across' ? { row, column: column + index } : { row: row + index, column };
    return { ...cell, key: keyOf(cell.row, cell.column), letter };
  });

/** The number of each cell in which a word begins. */
export const numbersByCell = (words: readonly Numbered<unknown>[]): ReadonlyMap<string, number> =>
  new Map(words.map(({ row, column, number }) => [keyOf(row, column), number]));

/** What is placed: the letters with the directions of the words that go through them, and the outermost rows and columns. */
interface Board {
  readonly cells: ReadonlyMap<
    string,
    { row: number; column: number; letter: string; directions: readonly Direction[] }
  >;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

function boardOf(placed: readonly Placed<unknown>[]): Board {
  const cells = new Map<string, { row: number; column: number; letter: string; directions: Direction[] }>();
  for (const one of placed)
    for (const { key, ...cell } of cellsOf(one))
      cells.set(key, { ...cell, directions: [...(cells.get(key)?.directions ?? []), one.direction] });
  const [rows, columns] = [[...cells.values()].map(({ row }) => row), [...cells.values()].map(({ column }) => column)];
  return {
    cells,
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows),
    right: Math.max(...columns),
  };
}

type Position = Omit<Placed<unknown>, 'word'>;

/** Whether the grid stays within its size with one more word. */
function isWithin({ top, left, bottom, right }: Board, { answer, direction, row, column }: Position, size: number) {
  const [lastRow, lastColumn] =
    direction === 'across' ? [row, column + answer.length - 1] : [row + answer.length - 1, column];
  return (
    Math.max(bottom, lastRow) - Math.min(top, row) < size && Math.max(right, lastColumn) - Math.min(left, column) < size
  );
}

/** How many words a word crosses in a position; undefined if it does not fit. Words touch only where they cross. */
function crossings({ cells }: Board, position: Position): number | undefined {
  const [down, across] = position.direction === 'across' ? [0, 1] : [1, 0];
  const letters = cellsOf(position);
  const [first, last] = [letters[0], letters.at(-1)];
  if (!first || !last) return undefined;
  if (cells.has(keyOf(first.row - down, first.column - across))) return undefined;
  if (cells.has(keyOf(last.row + down, last.column + across))) return undefined;
  let count = 0;
  for (const { row, column, key, letter } of letters) {
    const taken = cells.get(key);
    if (taken) {
      if (taken.letter !== letter || taken.directions.includes(position.direction)) return undefined;
      count += 1;
    } else if (cells.has(keyOf(row - across, column - down)) || cells.has(keyOf(row + across, column + down)))
      return undefined;
  }
  return count;
}

/** The position at which a word crosses the most words; undefined if it fits nowhere. */
function bestPosition<Word extends HasAnswer>(word: Word, board: Board, size: number): Placed<Word> | undefined {
  let best: { position: Placed<Word>; count: number } | undefined;
  const { answer } = word;
  for (const { row, column, letter, directions } of board.cells.values()) {
    if (directions.length > 1 || !answer.includes(letter)) continue;
    const direction = directions[0] === 'across' ? 'down' : 'across';
    for (const [index, own] of [...answer].entries()) {
      if (own !== letter) continue;
      const start = direction === 'across' ? { row, column: column - index } : { row: row - index, column };
      const position = { word, answer, direction, ...start } as const;
      if (!isWithin(board, position, size)) continue;
      const count = crossings(board, position);
      if (count !== undefined && count > (best?.count ?? 0)) best = { position, count };
    }
  }
  return best?.position;
}

/** Numbers the words as crosswords are: by the row and the column where they begin. */
function numbered<Word>(placed: readonly Placed<Word>[]): Layout<Word> {
  const { top, left, bottom, right } = boardOf(placed);
  const inOrder = placed
    .map((one) => ({ ...one, row: one.row - top, column: one.column - left }))
    .sort((a, b) => a.row - b.row || a.column - b.column || (a.direction < b.direction ? -1 : 1));
  const starts = [...new Set(inOrder.map(({ row, column }) => keyOf(row, column)))];
  const words = inOrder.map((one) => ({ ...one, number: starts.indexOf(keyOf(one.row, one.column)) + 1 }));
  return { rows: bottom - top + 1, columns: right - left + 1, words };
}

/**
 * Lays out so many of the words, each of which crosses another. If a word leaves no room for the next one, another is tried in its
 * place. The same words and options always give the same layout; it has fewer words if no more fit.
 */
export function layOut<Word extends HasAnswer>(
  words: readonly Word[],
  { count, size, seed }: LayoutOptions,
): Layout<Word> {
  const pool = shuffled(
    words.filter(({ answer }) => answer.length <= size),
    seededNumbers(seed),
  );
  let best: readonly Placed<Word>[] = [];
  let attempts = 0;
  const extend = (placed: readonly Placed<Word>[], rest: readonly Word[]): boolean => {
    if (placed.length > best.length) best = placed;
    if (placed.length === count) return true;
    const board = boardOf(placed);
    for (const [index, word] of rest.entries()) {
      attempts += 1;
      if (attempts > MOST_ATTEMPTS) return true;
      const position = bestPosition(word, board, size);
      if (!position) continue;
      if (extend([...placed, position], [...rest.slice(0, index), ...rest.slice(index + 1)])) return true;
    }
    return false;
  };
  for (const first of pool) {
    const start = { word: first, answer: first.answer, direction: 'across', row: 0, column: 0 } as const;
    if (
      extend(
        [start],
        pool.filter((word) => word !== first),
      ) ||
      attempts > MOST_ATTEMPTS
    )
      break;
  }
  return best.length === 0 ? { rows: 0, columns: 0, words: [] } : numbered(best);
}

import { seededNumbers, shuffled } from '../puzzle/seeded';

export interface Cell {
  /** From 0, downwards. */
  row: number;
  /** From 0, in reading direction. */
  column: number;
}

/** A word in the grid: its first and its last letter. */
export interface HiddenWord {
  word: string;
  first: Cell;
  last: Cell;
}

/** A square of letters. */
export interface LetterGrid {
  /** Strings of the same length, one letter for each column. */
  rows: readonly string[];
  /** In the order of the words. */
  hidden: readonly HiddenWord[];
}

/** One step from a letter to the next. */
type Direction = readonly [down: number, across: number];

/** Directions by level: to the right and down; also aslant; also backwards. */
const directionsOf: Readonly<Record<1 | 2 | 3, readonly Direction[]>> = {
  1: [
    [0, 1],
    [1, 0],
  ],
  2: [
    [0, 1],
    [1, 0],
    [1, 1],
    [-1, 1],
  ],
  3: [
    [0, 1],
    [1, 0],
    [1, 1],
    [-1, 1],
    [0, -1],
    [-1, 0],
    [-1, -1],
    [1, -1],
  ],
};

/** How many attempts to place all words are made before the grid grows. */
const TRIES = 20;

type Letters = (string | undefined)[][];

/** The cells of a straight line, both ends included; empty if they are not on one. */
export function cellsBetween(first: Cell, last: Cell): Cell[] {
  const [down, across] = [last.row - first.row, last.column - first.column];
  const steps = Math.max(Math.abs(down), Math.abs(across));
  if (down !== 0 && across !== 0 && Math.abs(down) !== Math.abs(across)) return [];
  return Array.from({ length: steps + 1 }, (_, step) => ({
    row: first.row + Math.sign(down) * step,
    column: first.column + Math.sign(across) * step,
  }));
}

/** Every line of so many letters in the grid. */
function linesOf(size: number, length: number, directions: readonly Direction[]): HiddenWord['first'][][] {
  const inside = (index: number) => index >= 0 && index < size;
  return directions.flatMap(([down, across]) =>
    Array.from({ length: size * size }, (_, index) => ({
      row: Math.floor(index / size),
      column: index % size,
    })).flatMap((first) => {
      const last = { row: first.row + down * (length - 1), column: first.column + across * (length - 1) };
      return inside(last.row) && inside(last.column) ? [cellsBetween(first, last)] : [];
    }),
  );
}

const readAt = (rows: readonly string[], cells: readonly Cell[]): string =>
  cells.map(({ row, column }) => rows[row]?.[column] ?? '').join('');

/** How many times a word occurs in the grid, in any direction. */
export function occurrences(rows: readonly string[], word: string): number {
  const lines = linesOf(rows.length, word.length, directionsOf[3]);
  return lines.filter((line) => readAt(rows, line) === word).length;
}

interface GridOptions {
  level: 1 | 2 | 3;
  seed: number;
}

/**
 * Hides words in a square of letters. Each word occurs in it once. The square is as small as the words allow, and the same
 * for the same words and options. Words are in capitals, and none is part of another.
 */
export function hideWords(words: readonly string[], { level, seed }: GridOptions): LetterGrid {
  const next = seededNumbers(seed);
  const letters = words.join('');
  const longest = Math.max(...words.map(({ length }) => length), 1);
  const roomy = Math.ceil(Math.sqrt(letters.length * 1.6));
  for (let size = Math.max(longest, roomy); ; size += 1) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const grid = placeAll(words, { size, directions: directionsOf[level], next });
      if (grid) {
        const rows = grid.letters.map((row) =>
          row.map((letter) => letter ?? letters[next(letters.length)] ?? '').join(''),
        );
        if (words.every((word) => occurrences(rows, word) === 1)) return { rows, hidden: grid.hidden };
      }
    }
  }
}

interface Placing {
  size: number;
  directions: readonly Direction[];
  next: (limit: number) => number;
}

/** Places the longest words first, which have the fewest places; undefined if one has none. */
function placeAll(words: readonly string[], { size, directions, next }: Placing) {
  const letters: Letters = Array.from({ length: size }, () => Array.from({ length: size }));
  const places = new Map<string, HiddenWord>();
  for (const word of [...words].sort((one, other) => other.length - one.length)) {
    const line = shuffled(linesOf(size, word.length, directions), next).find((cells) =>
      cells.every(({ row, column }, index) => (letters[row]?.[column] ?? word[index]) === word[index]),
    );
    const [first, last] = [line?.[0], line?.at(-1)];
    if (!line || !first || !last) return undefined;
    for (const [index, { row, column }] of line.entries()) letters[row]?.splice(column, 1, word[index]);
    places.set(word, { word, first, last });
  }
  return { letters, hidden: words.flatMap((word) => places.get(word) ?? []) };
}

/** Which puzzle of a game is played; both count from 1. The same numbers always give the same puzzle. */
export interface Puzzle {
  level: number;
  puzzle: number;
}

const MOST_LEVELS = 20;
const MOST_PUZZLES = 999;

function wholeNumber(text: string | null, most: number): number {
  const number = /^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : 1;
  return number <= most ? number : 1;
}

/** Reads the level and the number of the puzzle from a URL's query; what is missing or wrong is 1. */
export const readPuzzle = (query: URLSearchParams, levels = MOST_LEVELS): Puzzle => ({
  level: wholeNumber(query.get('level'), levels),
  puzzle: wholeNumber(query.get('puzzle'), MOST_PUZZLES),
});

/** The key under which the best result of a puzzle is stored. `kind` is that of the game. */
export const puzzleKey = (kind: string, { level, puzzle }: Puzzle): string => `${kind} ${level} ${puzzle}`;

/** The same puzzle, at the first level if the game does not have its level. */
export const withinLevels = (puzzle: Puzzle, levels: number): Puzzle =>
  puzzle.level <= levels ? puzzle : { ...puzzle, level: 1 };

/** The URL of a puzzle, and of its passage if it is made from one. */
export function puzzleAddress(path: string, { passage, level, puzzle }: Puzzle & { passage?: string }): string {
  const query = new URLSearchParams(passage === undefined ? {} : { passage });
  if (level > 1) query.set('level', String(level));
  if (puzzle > 1) query.set('puzzle', String(puzzle));
  const written = query.toString();
  return written === '' ? path : `${path}?${written}`;
}

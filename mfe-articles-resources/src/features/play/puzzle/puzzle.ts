/** Which puzzle of a game is played; both count from 1. The same numbers always give the same puzzle. */
export interface Puzzle {
  level: number;
  puzzle: number;
}

const MOST_LEVELS = 20;
const MOST_PUZZLES = 999;

/** The nearest number from 1 to `most`; 1 if the text is no number. */
function wholeNumber(text: string | null, most: number): number {
  const number = /^-?\d{1,9}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(number, 1), most);
}

/** Reads the level and the number of the puzzle from a URL's query: the nearest ones that exist, 1 if they are missing. */
export const readPuzzle = (query: URLSearchParams, levels = MOST_LEVELS): Puzzle => ({
  level: wholeNumber(query.get('level'), levels),
  puzzle: wholeNumber(query.get('puzzle'), MOST_PUZZLES),
});

/** Whether a URL's query asks for another puzzle than this one, because the game has none of that level or number. */
export const isOtherThanAsked = (query: URLSearchParams, { level, puzzle }: Puzzle): boolean =>
  Number(query.get('level') ?? 1) !== level || Number(query.get('puzzle') ?? 1) !== puzzle;

/** The key of a puzzle in storage. `kind` is that of the game. */
export const puzzleKey = (kind: string, { level, puzzle }: Puzzle): string => `${kind} ${level} ${puzzle}`;

/** The same puzzle, at the highest level if the game does not have its level. */
export const withinLevels = (puzzle: Puzzle, levels: number): Puzzle => ({
  ...puzzle,
  level: Math.min(puzzle.level, levels),
});

/** The URL of a puzzle, and of its passage if it is made from one. */
export function puzzleAddress(path: string, { passage, level, puzzle }: Puzzle & { passage?: string }): string {
  const query = new URLSearchParams(passage === undefined ? {} : { passage });
  if (level > 1) query.set('level', String(level));
  if (puzzle > 1) query.set('puzzle', String(puzzle));
  const written = query.toString();
  return written === '' ? path : `${path}?${written}`;
}

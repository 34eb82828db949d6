import type { PlayableOf } from '@manna/shared/contracts';
import { withinLevels, type Puzzle } from '../puzzle/puzzle';
import { layOut, type Layout, type Numbered } from './layout';

type DictionaryWord = PlayableOf<'crossword'>['words'][number];
export type CrosswordWord = DictionaryWord & { answer: string };
export type Crossword = Layout<CrosswordWord>;
export type PlacedWord = Numbered<CrosswordWord>;

/** The crossword of one puzzle, which is all that its page needs. */
export type CrosswordRound = Pick<PlayableOf<'crossword'>, 'kind'> & Crossword;

/** By level: how many words, the most rows and columns, and how many of the best known words they are taken from. */
const LEVELS = [
  { count: 8, size: 11, share: 1 / 3 },
  { count: 12, size: 12, share: 2 / 3 },
  { count: 15, size: 12, share: 1 },
] as const;
export const CROSSWORD_LEVELS = LEVELS.length;

/** The crossword of a puzzle; always the same for the same words and numbers. */
export function crosswordOf({ kind, words }: PlayableOf<'crossword'>, asked: Puzzle): CrosswordRound {
  const { level, puzzle } = withinLevels(asked, CROSSWORD_LEVELS);
  const { count, size, share } = LEVELS[level - 1] ?? LEVELS[0];
  const known = words.slice(0, Math.max(count * 2, Math.ceil(words.length * share)));
  const layout = layOut(
    known.map((word) => ({ ...word, answer: word.name.toUpperCase() })),
    { count, size, seed: puzzle },
  );
  return { kind, ...layout };
}

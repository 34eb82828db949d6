import { isCount, knownTexts } from '../puzzle/stored-values';
import { useProgress } from '../puzzle/use-progress';
import type { Crossword, PlacedWord } from './crossword-words';
import { cellsOf } from './layout';

interface CrosswordProgress {
  /** By the name of their cell; an empty one has none. */
  letters: Readonly<Record<string, string>>;
  /** Words that the reader had shown, as 'number direction'. */
  shown: readonly string[];
  isDone: boolean;
  /** How many words were right at the last check; null if a letter was written since then. */
  checked: number | null;
}

const BEGINNING: CrosswordProgress = { letters: {}, shown: [], isDone: false, checked: null };

export const idOf = ({ number, direction }: PlacedWord) => `${number} ${direction}`;

/** The stored progress of a crossword; letters of cells that it does not have are left out. */
export function useCrosswordProgress(gameId: string, { words }: Crossword) {
  const cells = new Set(words.flatMap((word) => cellsOf(word).map(({ key }) => key)));
  return useProgress<CrosswordProgress>({
    gameId,
    asked: words.map((word) => `${idOf(word)} ${word.answer}`),
    beginning: BEGINNING,
    read: ({ letters, shown, isDone, checked }) => ({
      letters: Object.fromEntries(
        Object.entries(letters ?? {}).filter(([cell, letter]) => cells.has(cell) && /^[A-Z]$/.test(String(letter))),
      ),
      shown: knownTexts(shown, words.map(idOf)),
      isDone: isDone === true,
      checked: isCount(checked, words.length) ? checked : null,
    }),
  });
}

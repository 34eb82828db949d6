import type { Direction } from './layout';

export const crosswordText = {
  level: (level: number) => ['Common words', 'Less common words', 'All words'][level - 1] ?? '',
  how: 'Write the letters; the arrow keys move, and Enter turns from across to down.',
  howTouch: 'Tap a square and write; tap it again to turn from across to down. A clue leads to its word.',
  grid: 'Crossword',
  heading: (direction: Direction): string => (direction === 'across' ? 'Across' : 'Down'),
  word: (number: number, direction: Direction) => `${number} ${direction}`,
  cell: (word: string, letters: number, letter: number) => `${word}, ${letters} letters, letter ${letter}`,
  wrong: 'wrong',
  clue: (clue: string, letters: number) => `${clue} (${letters})`,
  check: 'Check',
  checked: (right: number, count: number, missing: number) =>
    missing === 0
      ? `${right} of ${count} words are right. Wrong letters are crossed out.`
      : `${right} of ${count} words are right; ${missing === 1 ? 'one square is' : `${missing} squares are`} empty.`,
  show: 'Show this word',
  shown: (word: string) => `It is ${word}.`,
  result: (known: number, count: number) =>
    known === count ? `You found all ${count} words.` : `You found ${known} of ${count} words yourself.`,
};

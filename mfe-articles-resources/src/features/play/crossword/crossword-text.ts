import type { Direction } from './layout';

export const crosswordText = {
  level: (level: number) => ['Common words', 'Less common words', 'All words'][level - 1] ?? '',
  how: 'Write the letters; the arrow keys move, and Enter turns from across to down.',
  grid: 'Crossword',
  heading: (direction: Direction): string => (direction === 'across' ? 'Across' : 'Down'),
  word: (number: number, direction: Direction) => `${number} ${direction}`,
  cell: (word: string, letters: number, letter: number) => `${word}, ${letters} letters, letter ${letter}`,
  wrong: 'wrong',
  clue: (clue: string, letters: number) => `${clue} (${letters})`,
  check: 'Check',
  checked: (right: number, count: number) => `${right} of ${count} words are right.`,
  show: 'Show this word',
  shown: (word: string) => `It is ${word}.`,
  result: (known: number, count: number) =>
    known === count ? `You found all ${count} words.` : `You found ${known} of ${count} words yourself.`,
};

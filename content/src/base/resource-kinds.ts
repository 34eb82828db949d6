import type { ResourceKind } from '@manna/shared/contracts';

/** What each maker makes. */
const kinds: Readonly<Record<string, ResourceKind>> = {
  'journey-map': 'journey',
  'provinces-map': 'region',
  'tribal-lands-map': 'region',
  'kingdoms-map': 'region',
  'lands-map': 'region',
  'jerusalem-map': 'city',
  'family-tree': 'family-tree',
  'two-lines-chart': 'family-tree',
  'reigns-chart': 'timeline',
  'lifespans-chart': 'timeline',
  'bible-timeline': 'timeline',
  'books-by-length': 'chart',
  'feasts-wheel': 'chart',
  'measures-chart': 'chart',
  'books-chart': 'chart',
  'verse-plate': 'verse-plate',
  'illuminated-initial': 'initial',
  'who-said-it': 'quiz',
  'match-the-place': 'quiz',
  'family-quiz': 'quiz',
  'order-the-books': 'game',
  'order-the-events': 'game',
  'word-search': 'game',
  crossword: 'game',
  'memory-verse': 'game',
  'read-along': 'read-along',
  'prayer-sheet': 'sheet',
  'note-sheet': 'sheet',
  'reading-plan': 'reading-plan',
  'bible-epub': 'book',
};

/** What the maker with this name makes; undefined if there is no such maker. */
export const kindOfMaker = (maker: string): ResourceKind | undefined =>
  Object.hasOwn(kinds, maker) ? kinds[maker] : undefined;

import type { KjvVerse } from './kjv-markup';
import type { Layout } from './layout-rows';

/** Expected counts of the King James packages. Another figure means that the text has changed. */
export const expectedKjvCounts = {
  chapters: 1189,
  verses: 31_102,
  'empty verses': 0,
  'runs of added words': 21_526,
  'verses with words of Jesus': 2052,
  notes: 7716,
  'paragraph ends': 4257,
  'quotations of the Old Testament': 336,
  'psalm titles': 116,
  'letter headings': 22,
  subscriptions: 14,
} as const;

/** Counts the same things in the parsed packages, before anything is omitted or moved. */
export function countKjv(chapters: ReadonlyMap<string, readonly KjvVerse[]>, layout: Layout): Record<string, number> {
  const verses = [...chapters.values()].flat();
  const sum = (countOf: (verse: KjvVerse) => number) => verses.reduce((total, verse) => total + countOf(verse), 0);
  const marks = (verse: KjvVerse, wanted: string) => verse.marks.filter(({ kind }) => kind === wanted).length;
  return {
    chapters: chapters.size,
    verses: verses.length,
    'empty verses': sum(({ text }) => (text === '' ? 1 : 0)),
    'runs of added words': sum((verse) => marks(verse, 'added')),
    'verses with words of Jesus': sum((verse) => Math.min(1, marks(verse, 'jesus'))),
    notes: sum(({ notes }) => notes.length),
    'paragraph ends': sum(({ endsParagraph }) => (endsParagraph ? 1 : 0)),
    'quotations of the Old Testament': sum(({ quotations }) => quotations),
    'psalm titles': layout.titles.size,
    'letter headings': layout.headings.size,
    subscriptions: layout.colophons.size,
  };
}

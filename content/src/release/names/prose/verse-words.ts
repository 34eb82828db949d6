import type { ProseInline } from '@manna/shared/contracts';
import { books, versePlace, verseOsisId } from '@manna/shared/domain';
import { counted, inWords } from './describe-bearers';

/** A part of a text under construction: words, or a verse number that becomes a reference. */
export type Piece = string | number;

const bookOf = (verse: number) => books[versePlace(verse).book - 1];
const bookName = (verse: number): string => bookOf(verse)?.name ?? '';

/** Formats a reference in the house style: 'Genesis 12:1', 'Psalm 23:1', 'Obadiah 3'. */
function referenceText(verse: number): string {
  const { chapter, verse: number } = versePlace(verse);
  const book = bookOf(verse);
  const name = book?.osisId === 'Ps' ? 'Psalm' : (book?.name ?? '');
  return book?.chapterCount === 1 ? `${name} ${number}` : `${name} ${chapter}:${number}`;
}

/** Converts pieces to inlines. Adjacent words become one inline. */
export function inlinesOf(pieces: readonly Piece[]): ProseInline[] {
  const inlines: ProseInline[] = [];
  for (const piece of pieces) {
    const last = inlines.at(-1);
    if (typeof piece === 'number') {
      inlines.push({ kind: 'reference', text: referenceText(piece), osis: verseOsisId(piece) ?? '' });
    } else if (last?.kind === 'text') {
      inlines[inlines.length - 1] = { kind: 'text', text: last.text + piece };
    } else if (piece !== '') {
      inlines.push({ kind: 'text', text: piece });
    }
  }
  return inlines;
}

/** Separates verses with semicolons, for parentheses. */
const listed = (verses: readonly number[]): Piece[] =>
  verses.flatMap((verse, index) => (index === 0 ? [verse] : ['; ', verse]));

const FEW = 4;
/** From this many verses on, the text names the book with the most verses. */
const MANY = 8;

/** Counts the verses in each book, in canonical order. */
function perBook(verses: readonly number[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const verse of verses) counts.set(bookName(verse), (counts.get(bookName(verse)) ?? 0) + 1);
  return [...counts];
}

/** Picks one of several wordings by the name's key, so that a name always gets the same one. */
export function oneWay<T>(key: string, ways: readonly [T, ...T[]]): T {
  const sum = [...key].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return ways[sum % ways.length] ?? ways[0];
}

/** Returns a sentence on where and how often a name occurs. `subject` is for example 'The name'. */
export function occurrences(key: string, subject: string, verses: readonly number[]): Piece[] {
  const [first = 0] = verses;
  const last = verses.at(-1) ?? first;
  if (verses.length === 1) {
    return oneWay<Piece[]>(key, [
      [`${subject} stands in one verse only (`, first, ').'],
      [`${subject} is found in a single verse (`, first, ').'],
      ['Only one verse has it (', first, ').'],
    ]);
  }
  if (verses.length <= FEW) {
    return [`${subject} stands in ${inWords(verses.length)} verses (`, ...listed(verses), ').'];
  }
  const inBooks = perBook(verses);
  const [only, ...more] = inBooks;
  if (only && more.length === 0) {
    return [
      `${subject} stands in ${counted(verses.length, 'verse')} of ${only[0]}, first in `,
      first,
      ' and last in ',
      last,
      '.',
    ];
  }
  const ranked = [...inBooks].sort((a, b) => b[1] - a[1]);
  const [most, next] = ranked;
  const isMost = most && next && most[1] > next[1] && verses.length >= MANY;
  return [
    `${subject} stands in ${counted(verses.length, 'verse')} of ${counted(inBooks.length, 'book')}, from `,
    first,
    ' to ',
    last,
    isMost ? `, most often in ${most[0]} (${counted(most[1], 'verse')}).` : '.',
  ];
}

/** Returns the names of the books that contain the verses, in canonical order. */
export const bookNames = (verses: readonly number[]): string[] => perBook(verses).map(([name]) => name);

/** Like `occurrences`, in a few words for a card: 'in 12 verses, from Exodus to Nehemiah'. */
export function occurrencesShort(verses: readonly number[]): string {
  const [first = 0] = verses;
  const last = verses.at(-1) ?? first;
  if (verses.length === 1) return `in ${referenceText(first)}`;
  const from = bookName(first);
  const to = bookName(last);
  const count = counted(verses.length, 'verse');
  return from === to ? `in ${count} of ${from}` : `in ${count}, from ${from} to ${to}`;
}

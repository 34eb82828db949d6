import type { ProseInline } from '@manna/shared/contracts';
import { books, versePlace, verseOsisId } from '@manna/shared/domain';
import { counted, inWords } from './describe-bearers';

/** A part of a text under construction: words, or a verse number that becomes a reference. */
export type Piece = string | number;

const bookOf = (verse: number) => books[versePlace(verse).book - 1];
const bookName = (verse: number): string => bookOf(verse)?.name ?? '';

/** Formats a reference in the house style: 'Genesis 12:1', 'Psalm 23:1', 'Obadiah 3'. */
export function referenceText(verse: number): string {
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

/** 'Genesis 1:1, Exodus 2:2 and Ruth 3:3', as pieces. */
export const versesInText = (verses: readonly number[]): Piece[] =>
  verses.flatMap((verse, index): Piece[] =>
    index === 0 ? [verse] : [index === verses.length - 1 ? ' and ' : ', ', verse],
  );

/** Up to this many verses are listed one by one. */
const FEW = 4;

/** Counts the verses in each book, in canonical order. */
function perBook(verses: readonly number[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const verse of verses) counts.set(bookName(verse), (counts.get(bookName(verse)) ?? 0) + 1);
  return [...counts];
}

/** Returns a sentence on which verses have a name, or on the first and the last if there are many. */
export function occurrences(verses: readonly number[]): Piece[] {
  const [first = 0] = verses;
  const last = verses.at(-1) ?? first;
  if (verses.length <= FEW) return ['The verses are ', ...versesInText(verses), '.'];
  const inBooks = perBook(verses);
  const opening = ['The first of these verses is ', first, ' and the last ', last];
  if (inBooks.length === 1) return [...opening, '.'];
  const [most, next] = [...inBooks].sort((a, b) => b[1] - a[1]);
  const isMost = most && next && most[1] > next[1];
  return [...opening, isMost ? `; ${inWords(most[1])} are in ${most[0]}.` : '.'];
}

/** Returns the names of the books that contain the verses, in canonical order. */
export const bookNames = (verses: readonly number[]): string[] => perBook(verses).map(([name]) => name);

/** Says in a few words where the verses are, for a card: 'in 12 verses, from Exodus to Nehemiah'. */
export function occurrencesShort(verses: readonly number[]): string {
  const [first = 0] = verses;
  const last = verses.at(-1) ?? first;
  if (verses.length === 1) return `in ${referenceText(first)}`;
  const from = bookName(first);
  const to = bookName(last);
  const count = counted(verses.length, 'verse');
  return from === to ? `in ${count} of ${from}` : `in ${count}, from ${from} to ${to}`;
}

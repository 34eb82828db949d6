import type { BibleRef, BibleVerse } from '../../contracts';
import { books, type Book } from './books';
import type { ChapterRef } from './chapters';
import { verseNumber, verseOsisId, versePlace, type VersePlace } from './verse-ids';

const padded = (number: number, digits: number) => String(number).padStart(digits, '0');

/** 'books-01': two digits of the book's number in the canon. */
export const bookId = ({ number }: Book): string => `books-${padded(number, 2)}`;

/** 'chapters-01001': two digits of the book, three of the chapter. */
export const chapterId = ({ book, chapter }: ChapterRef): string =>
  `chapters-${padded(book.number, 2)}${padded(chapter, 3)}`;

/** A verse's id from its number: 'verses-01001001'. */
export const verseId = (number: number): string => `verses-${padded(number, 8)}`;

/** The verse number of 'verses-01001001' or of 'Gen.1.1'; undefined for any other text. */
export function parseVerseId(text: string): number | undefined {
  const id = /^verses-(\d{8})$/.exec(text);
  if (id) return Number(id[1]);
  const [, osisBook, chapter, verse] = /^([0-9A-Za-z]+)\.([1-9]\d{0,2})\.([1-9]\d{0,2})$/.exec(text) ?? [];
  const book = books.find(({ osisId }) => osisId === osisBook);
  return book && verseNumber({ book: book.number, chapter: Number(chapter), verse: Number(verse) });
}

/** 'Genesis 1:1', 'Psalm 23:1'; undefined if the number's book is not one of the 66. */
export function verseTitle(number: number): string | undefined {
  const { book, chapter, verse } = versePlace(number);
  const name = books[book - 1]?.name;
  return name && `${name === 'Psalms' ? 'Psalm' : name} ${chapter}:${verse}`;
}

const placeOf = ({ book, chapter, verse }: BibleVerse): VersePlace => ({
  book: books.find(({ usfmId }) => usfmId === book)?.number ?? 0,
  chapter,
  verse,
});

/** First and last verse of a reference; the same for a single one. */
export const endsOf = (ref: BibleRef): readonly [first: BibleVerse, last: BibleVerse] =>
  'is_range' in ref ? [ref.start, ref.end] : [ref, ref];

/** First and last verse number of a reference; both the same for a single verse. */
export function refEnds(ref: BibleRef): readonly [first: number, last: number] {
  const [start, end] = endsOf(ref);
  return [verseNumber(placeOf(start)), verseNumber(placeOf(end))];
}

/** References as one string, 'Gen.12.1-Gen.12.3,Heb.11.8'; empty if there are none. */
export const refsOsis = (refs: readonly BibleRef[]): string =>
  refs
    .map((ref) => {
      const [first, last] = refEnds(ref).map((number) => verseOsisId(number) ?? '');
      return first === last ? `${first}` : `${first}-${last}`;
    })
    .join(',');

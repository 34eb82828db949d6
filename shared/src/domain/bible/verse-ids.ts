import { books } from './books';

/** The position of a verse in the canon; all three numbers count from 1. */
export interface VersePlace {
  readonly book: number;
  readonly chapter: number;
  readonly verse: number;
}

const BOOK = 1_000_000;
const CHAPTER = 1_000;

/** The number in a verse's id: two digits for the book, three each for chapter and verse; Genesis 1:1 is 1001001. */
export const verseNumber = ({ book, chapter, verse }: VersePlace): number => book * BOOK + chapter * CHAPTER + verse;

/** Splits a verse number into book, chapter and verse. Does not check whether the verse exists. */
export const versePlace = (number: number): VersePlace => ({
  book: Math.floor(number / BOOK),
  chapter: Math.floor((number % BOOK) / CHAPTER),
  verse: number % CHAPTER,
});

/** 'Gen.1.1' of a verse number; undefined if its book is not one of the 66. */
export function verseOsisId(number: number): string | undefined {
  const { book, chapter, verse } = versePlace(number);
  const osisId = books[book - 1]?.osisId;
  return osisId && `${osisId}.${chapter}.${verse}`;
}

import { books } from './books';

/** A verse as a place in the canon; all three count from 1. */
export interface VersePlace {
  readonly book: number;
  readonly chapter: number;
  readonly verse: number;
}

const BOOK = 1_000_000;
const CHAPTER = 1_000;

/** The number in a verse's id: two digits for the book, three each for chapter and verse; Genesis 1:1 is 1001001. */
export const verseNumber = ({ book, chapter, verse }: VersePlace): number => book * BOOK + chapter * CHAPTER + verse;

/** A verse number back to its place. Nothing is checked: whether there is such a verse is for the versification to say. */
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

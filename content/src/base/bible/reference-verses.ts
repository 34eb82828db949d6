import type { BibleRef, BibleVerse } from '@manna/shared/contracts';
import { books, chapterOsisId, refEnds, refsOsis, verseNumber, versePlace, type Book } from '@manna/shared/domain';
import { allChapters, verseCountOf } from './versification';

/** The number of every verse of the canon, ascending. */
export const canon: readonly number[] = allChapters.flatMap((ref) =>
  Array.from({ length: verseCountOf(chapterOsisId(ref)) }, (_, index) =>
    verseNumber({ book: ref.book.number, chapter: ref.chapter, verse: index + 1 }),
  ),
);
const placeInCanon = new Map(canon.map((verse, index) => [verse, index]));

/** Whether there is a verse of this number. */
export const isVerse = (verse: number): boolean => placeInCanon.has(verse);

/** The numbers of all verses that a reference names, ascending; empty if one of its ends is not a verse. */
export function versesOf(ref: BibleRef): readonly number[] {
  const [start, end] = refEnds(ref).map((verse) => placeInCanon.get(verse));
  return start === undefined || end === undefined ? [] : canon.slice(start, end + 1);
}

/** The numbers of a book's verses, ascending. */
export const versesOfBook = ({ number }: Book): readonly number[] =>
  canon.filter((verse) => versePlace(verse).book === number);

/**
 * Formats a part of a book as in a release: 'Gen.1-Gen.11' or 'Gen.50' if it consists of whole chapters, otherwise
 * 'Gen.1.1-Gen.2.3'.
 */
export function bookPartOf(ref: BibleRef): string {
  const [first, last] = refEnds(ref).map(versePlace);
  const book = first && books[first.book - 1];
  if (!book || !last) return osisOf(ref);
  const [start, end] = [first.chapter, last.chapter].map((chapter) => chapterOsisId({ book, chapter }));
  const isWhole = book.chapterCount > 1 && first.verse === 1 && last.verse === verseCountOf(end ?? '');
  if (!isWhole) return osisOf(ref);
  return start === end ? `${start}` : `${start}-${end}`;
}

/** 'Gen.12.1-Gen.12.3', or 'Gen.12.1' for a single verse. */
export const osisOf = (ref: BibleRef): string => refsOsis([ref]);

/** A verse's number as a reference. */
export function verseRef(number: number): BibleVerse {
  const { book, chapter, verse } = versePlace(number);
  return { book: books[book - 1]?.usfmId ?? '', chapter, verse };
}

/** Verse numbers without repetition, ascending. */
export const inCanonOrder = (verses: Iterable<number>): number[] => [...new Set(verses)].sort((a, b) => a - b);

import type { BibleRef, BibleVerse } from '@manna/shared/contracts';
import { books, chapterOsisId, refEnds, refsOsis, verseNumber, versePlace } from '@manna/shared/domain';
import { allChapters, verseCountOf } from './versification';

/** The number of every verse of the canon, ascending. */
const canon: readonly number[] = allChapters.flatMap((ref) =>
  Array.from({ length: verseCountOf(chapterOsisId(ref)) }, (_, index) =>
    verseNumber({ book: ref.book.number, chapter: ref.chapter, verse: index + 1 }),
  ),
);
const placeInCanon = new Map(canon.map((verse, index) => [verse, index]));

/** Whether there is a verse of this number. */
export const isVerse = (verse: number): boolean => placeInCanon.has(verse);

/** The numbers of all verses that a reference names, ascending; none where one of its ends is no verse. */
export function versesOf(ref: BibleRef): readonly number[] {
  const [start, end] = refEnds(ref).map((verse) => placeInCanon.get(verse));
  return start === undefined || end === undefined ? [] : canon.slice(start, end + 1);
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

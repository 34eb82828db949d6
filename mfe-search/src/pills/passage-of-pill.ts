import type { BibleRef } from '@manna/shared/contracts';
import {
  bookBySlug,
  bookName,
  books,
  endsOf,
  refEnds,
  verseId,
  verseNumber,
  type Book,
  type BookNames,
} from '@manna/shared/domain';
import { formatReference, referenceFromUrl, verseCount } from '@manna/shared/domain/references';

/** A passage of the Bible that a pill names. */
export interface PillPassage {
  readonly label: string;
  /** First and last verse number of each reference. */
  readonly verses: readonly (readonly [first: number, last: number])[];
  readonly books: readonly Book[];
}

const orderOf = (usfmId: string) => books.findIndex((book) => book.usfmId === usfmId);

/** The books that references are in or go through, in order. */
function booksOf(refs: readonly BibleRef[]): Book[] {
  const spans = refs.map((ref) => endsOf(ref).map(({ book }) => orderOf(book)));
  return books.filter((_, at) => spans.some(([first = 0, last = 0]) => at >= first && at <= last));
}

/** Reads 'romans' or 'rom8v1-4'. Undefined if the Bible has no such passage. `names` are those of its books. */
export function passageOfPill(id: string, names: BookNames): PillPassage | undefined {
  const named = bookBySlug(id);
  try {
    const refs = referenceFromUrl(named ? named.usfmId.toLowerCase() : id);
    const within = booksOf(refs);
    const inEnglish = named ? named.name : formatReference(refs);
    const label = within.reduce((text, book) => text.replaceAll(book.name, bookName(book, names)), inEnglish);
    return { label, verses: refs.map(refEnds), books: within };
  } catch {
    return undefined;
  }
}

/** The ids of all verses of a passage; undefined if they are more than `most`. */
export function verseIdsOf({ verses, books: within }: PillPassage, most: number): string[] | undefined {
  const ids: string[] = [];
  for (const { number: book, usfmId, chapterCount } of within) {
    for (let chapter = 1; chapter <= chapterCount; chapter += 1) {
      for (let verse = 1; verse <= verseCount(usfmId, chapter); verse += 1) {
        const number = verseNumber({ book, chapter, verse });
        if (verses.some(([first, last]) => number >= first && number <= last)) ids.push(verseId(number));
        if (ids.length > most) return undefined;
      }
    }
  }
  return ids;
}

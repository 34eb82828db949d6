import type { BibleRef } from '../../contracts';
import { refEnds } from '../bible/bible-ids';
import { books } from '../bible/books';
import type { ChapterRef } from '../bible/chapters';
import { versePlace, type VersePlace } from '../bible/verse-ids';
import { verseCount } from '../references/verse-counts';

/** The verses of one chapter that belong to a passage, both ends included. */
export interface ChapterPart extends ChapterRef {
  first: number;
  last: number;
  /** Whether `last` is the chapter's last verse: what follows it in the text belongs to the part, too. */
  toEnd: boolean;
}

/** Whether a part is its whole chapter. */
export const isWhole = ({ first, toEnd }: ChapterPart): boolean => first === 1 && toEnd;

/** The chapters of a reference, which must be valid. */
export function partsOf(ref: BibleRef): ChapterPart[] {
  const [start, end] = refEnds(ref).map(versePlace) as [VersePlace, VersePlace];
  return books.slice(start.book - 1, end.book).flatMap((book) => {
    const from = book.number === start.book ? start.chapter : 1;
    const to = book.number === end.book ? end.chapter : book.chapterCount;
    return Array.from({ length: to - from + 1 }, (_, index): ChapterPart => {
      const chapter = from + index;
      const count = verseCount(book.usfmId, chapter);
      const first = book.number === start.book && chapter === start.chapter ? start.verse : 1;
      const last = book.number === end.book && chapter === end.chapter ? end.verse : count;
      return { book, chapter, first, last, toEnd: last === count };
    });
  });
}

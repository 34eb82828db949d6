import type { BibleRef, BibleVerse } from '@manna/shared/contracts';
import { books, endsOf, parseChapterOsisId, type StoredChapters } from '@manna/shared/domain';
import type { DocumentRange } from './document-windows';

/** Chapters in canonical order. */
const orderOf = (book: number, chapter: number) => book * 1000 + chapter;

/**
 * Finds the documents of Bible references in a listing with these chapters, which are in canonical order but need not be all.
 */
export function verseRanges(chapters: StoredChapters): (refs: readonly BibleRef[]) => readonly DocumentRange[] {
  const numbers = new Map(books.map(({ usfmId, number }) => [usfmId, number]));
  const orders = chapters.map(([osisId]) => {
    const { book, chapter } = parseChapterOsisId(osisId) ?? {};
    return orderOf(book?.number ?? 0, chapter ?? 0);
  });
  const firsts: number[] = [];
  let documentCount = 0;
  for (const [, verses] of chapters) {
    firsts.push(documentCount);
    documentCount += verses;
  }

  /** The first chapter that is not before another one. */
  const firstFrom = (wanted: number): number => {
    let low = 0;
    let high = orders.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((orders[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  /** The position of a verse; if the listing does not have it, that of the next one. */
  const positionOf = ({ book, chapter, verse }: BibleVerse): number => {
    const wanted = orderOf(numbers.get(book) ?? 0, chapter);
    const at = firstFrom(wanted);
    const first = firsts[at] ?? documentCount;
    return orders[at] === wanted ? first + Math.min(verse - 1, chapters[at]?.[1] ?? 0) : first;
  };

  return (refs) =>
    refs.map((ref) => {
      const [first, last] = endsOf(ref);
      return { from: positionOf(first), to: positionOf({ ...last, verse: last.verse + 1 }) };
    });
}

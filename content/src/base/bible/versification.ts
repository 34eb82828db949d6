import { books, chapterOsisId, type ChapterRef } from '@manna/shared/domain';
import { verseCount } from '@manna/shared/domain/references';

/** Every chapter of the canon, in canonical order. */
export const allChapters: readonly ChapterRef[] = books.flatMap((book) =>
  Array.from({ length: book.chapterCount }, (_, index) => ({ book, chapter: index + 1 })),
);

const verseCounts: ReadonlyMap<string, number> = new Map(
  allChapters.map((ref) => [chapterOsisId(ref), verseCount(ref.book.usfmId, ref.chapter)]),
);

/**
 * Returns the number of verses of a chapter ('Ps.119') in the King James Version's versification; 0 if there is no
 * such chapter.
 */
export const verseCountOf = (osisId: string): number => verseCounts.get(osisId) ?? 0;

import { AwokenRef } from 'awoken-bible-reference';
import { books, chapterOsisId, type ChapterRef } from '@manna/shared/domain';

/** Every chapter of the canon, in canonical order. */
export const allChapters: readonly ChapterRef[] = books.flatMap((book) =>
  Array.from({ length: book.chapterCount }, (_, index) => ({ book, chapter: index + 1 })),
);

const verseCounts: ReadonlyMap<string, number> = new Map(
  allChapters.map((ref) => [
    chapterOsisId(ref),
    AwokenRef.versification.order[ref.book.number - 1]?.[ref.chapter]?.verse_count ?? 0,
  ]),
);

/** How many verses a chapter ('Ps.119') has in the versification of the King James Version; 0 for no chapter. */
export const verseCountOf = (osisId: string): number => verseCounts.get(osisId) ?? 0;

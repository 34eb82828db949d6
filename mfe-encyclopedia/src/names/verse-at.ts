import { books, parseVerseId, versePlace, type ChapterRef } from '@manna/shared/domain';

/** The position of a verse in the canon. */
export interface VerseAt extends ChapterRef {
  verse: number;
}

/** Parses the OSIS id of a verse. Throws for any other text. */
export function verseAt(osisId: string): VerseAt {
  const { book: number, chapter, verse } = versePlace(parseVerseId(osisId) ?? 0);
  const book = books[number - 1];
  if (!book) throw new Error(`${osisId} is no verse`);
  return { book, chapter, verse };
}

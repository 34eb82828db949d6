import { AwokenRef } from 'awoken-bible-reference';
import type { BibleRef } from '../../contracts';
import { books } from '../bible/books';

export { AwokenRef as awoken };

/** A copy, because the library changes references in place. */
export const copyOf = (ref: BibleRef): BibleRef =>
  'is_range' in ref ? { ...ref, start: { ...ref.start }, end: { ...ref.end } } : { ...ref };

/** Number of verses of a chapter; 0 for an unknown chapter. */
export const verseCount = (book: string, chapter: number): number =>
  AwokenRef.versification.book[book]?.[chapter]?.verse_count ?? 0;

/** Number of chapters of a book by its USFM id; 0 for an unknown book. */
export const chapterCount = (book: string): number => books.find(({ usfmId }) => usfmId === book)?.chapterCount ?? 0;

/** Other names of a book that the parser knows: 'Gn', 'Ge'. */
export const bookAliases = (book: string): readonly string[] => AwokenRef.versification.book[book]?.aliases ?? [];

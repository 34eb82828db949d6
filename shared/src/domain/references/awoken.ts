import { AwokenRef } from 'awoken-bible-reference';
import type { BibleRef } from '../../contracts';
import { books } from '../books';

export { AwokenRef as awoken };

/** A copy: the library mends references in place. */
export const copyOf = (ref: BibleRef): BibleRef =>
  'is_range' in ref ? { ...ref, start: { ...ref.start }, end: { ...ref.end } } : { ...ref };

/** Verses of a chapter; 0 where there is no such chapter. */
export const verseCount = (book: string, chapter: number): number =>
  AwokenRef.versification.book[book]?.[chapter]?.verse_count ?? 0;

/** Chapters of a book by its USFM id; 0 where there is no such book. */
export const chapterCount = (book: string): number => books.find(({ usfmId }) => usfmId === book)?.chapterCount ?? 0;

/** What else a book is called, as the parser knows it: 'Gn', 'Ge'. */
export const bookAliases = (book: string): readonly string[] => AwokenRef.versification.book[book]?.aliases ?? [];

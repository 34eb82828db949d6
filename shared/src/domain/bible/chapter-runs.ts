import { biblePaths } from '../generated/paths';
import { chapterPath } from './bible-paths';
import { bookName, bookNames, chapterName, type BookNames } from './book-names';
import type { Book } from './books';
import { chapterOsisId, parseChapterOsisId, type ChapterRef } from './chapters';

/** Chapters of one book that follow each other. */
export interface ChapterRun {
  readonly book: Book;
  readonly first: number;
  readonly last: number;
}

/** Joins chapters to runs, in their order. */
export function chapterRuns(chapters: readonly ChapterRef[]): ChapterRun[] {
  const runs: { book: Book; first: number; last: number }[] = [];
  for (const { book, chapter } of chapters) {
    const run = runs.at(-1);
    if (run?.book === book && run.last === chapter - 1) run.last = chapter;
    else runs.push({ book, first: chapter, last: chapter });
  }
  return runs;
}

/** The OSIS form of a run: 'Gen.1-Gen.3', 'Jude.1'. */
export const chapterRunOsis = ({ book, first, last }: ChapterRun): string =>
  [...new Set([first, last])].map((chapter) => chapterOsisId({ book, chapter })).join('-');

/** Parses 'Gen.1-Gen.3'; undefined for anything that is not a run of the canon. */
export function parseChapterRun(osis: string): ChapterRun | undefined {
  const [first, last, ...rest] = osis.split('-').map(parseChapterOsisId);
  if (!first || rest.length > 0) return undefined;
  if (!osis.includes('-')) return { book: first.book, first: first.chapter, last: first.chapter };
  return last && last.book === first.book && last.chapter > first.chapter
    ? { book: first.book, first: first.chapter, last: last.chapter }
    : undefined;
}

/** 'Genesis 1–3', 'Psalm 23', 'Jude' in the language of `names`. */
export function chapterRunName({ book, first, last }: ChapterRun, names: BookNames = bookNames): string {
  if (book.chapterCount === 1) return bookName(book, names);
  return first === last ? chapterName({ book, chapter: first }, names) : `${bookName(book, names)} ${first}–${last}`;
}

/** The page of its chapter, or that of the passage if there are several. */
export const chapterRunPath = ({ book, first, last }: ChapterRun): string =>
  first === last
    ? chapterPath({ book, chapter: first })
    : biblePaths.passage({ reference: `${book.usfmId.toLowerCase()}${first}-${last}` });

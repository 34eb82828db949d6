import { books, bookByOsisId, type Book } from './books';

/** A chapter of the canon. */
export interface ChapterRef {
  readonly book: Book;
  /** 1-based. */
  readonly chapter: number;
}

/** The OSIS id of a chapter, e.g. 'Gen.1'. */
export const chapterOsisId = ({ book, chapter }: ChapterRef): string => `${book.osisId}.${chapter}`;

/** Parses 'Gen.1'; undefined for anything that is not one of the 1,189 chapters. */
export function parseChapterOsisId(osisId: string): ChapterRef | undefined {
  const match = /^([0-9A-Za-z]+)\.([1-9][0-9]*)$/.exec(osisId);
  const book = match?.[1] === undefined ? undefined : bookByOsisId(match[1]);
  const chapter = Number(match?.[2]);
  return book && chapter <= book.chapterCount ? { book, chapter } : undefined;
}

/** 'Genesis 1'; the Psalter's chapters are each 'Psalm n'. */
export const chapterTitle = ({ book, chapter }: ChapterRef): string =>
  `${book.osisId === 'Ps' ? 'Psalm' : book.name} ${chapter}`;

/** The previous chapter in canonical order, across books; undefined before Genesis 1. */
export function previousChapter({ book, chapter }: ChapterRef): ChapterRef | undefined {
  if (chapter > 1) return { book, chapter: chapter - 1 };
  const before = books[book.number - 2];
  return before && { book: before, chapter: before.chapterCount };
}

/** The next chapter in canonical order, across books; undefined after Revelation 22. */
export function nextChapter({ book, chapter }: ChapterRef): ChapterRef | undefined {
  if (chapter < book.chapterCount) return { book, chapter: chapter + 1 };
  const after = books[book.number];
  return after && { book: after, chapter: 1 };
}

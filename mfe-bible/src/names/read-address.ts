import { bookBySlug, type ChapterRef } from '@manna/shared/domain';

/** The chapter that a route's parameters name, with the book in any letter case; undefined if they name none. */
export function readAddress({
  book: slug,
  chapterNum,
}: Readonly<Record<string, string | undefined>>): ChapterRef | undefined {
  const book = bookBySlug(slug ?? '');
  const chapter = Number(chapterNum);
  const inBook = /^[1-9][0-9]*$/.test(chapterNum ?? '') && book !== undefined && chapter <= book.chapterCount;
  return inBook ? { book, chapter } : undefined;
}

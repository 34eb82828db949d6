import type { BibleRef } from '@manna/shared/contracts';
import { biblePaths, books, chapterPath, endsOf, type ChapterRef } from '@manna/shared/domain';
import { passageSegment, verseCount } from '@manna/shared/domain/references';

/** The chapter that a passage is exactly; undefined if it is less or more. */
export function wholeChapter(refs: readonly BibleRef[]): ChapterRef | undefined {
  const [ref, ...more] = refs;
  if (!ref || more.length > 0) return undefined;
  const [start, end] = endsOf(ref);
  const isWhole =
    start.book === end.book &&
    start.chapter === end.chapter &&
    start.verse === 1 &&
    end.verse === verseCount(end.book, end.chapter);
  const book = books.find(({ usfmId }) => usfmId === start.book);
  return book && isWhole ? { book, chapter: start.chapter } : undefined;
}

/** The path of a passage in the reader: of its chapter, if it is exactly one. */
export function readingPath(refs: readonly BibleRef[]): string {
  const chapter = wholeChapter(refs);
  return chapter
    ? chapterPath(chapter)
    : biblePaths.passage({ reference: passageSegment(refs) }).replaceAll('%2C', ',');
}

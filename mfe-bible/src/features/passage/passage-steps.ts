import type { BibleRef } from '@manna/shared/contracts';
import { nextChapter, previousChapter, type ChapterRef } from '@manna/shared/domain';
import { verseCount } from '@manna/shared/domain/references';
import { planBlocks } from './plan-blocks';

/** The reference of whole chapters of one book. */
function refOf(first: ChapterRef, last: ChapterRef): BibleRef {
  const book = first.book.usfmId;
  return {
    is_range: true,
    start: { book, chapter: first.chapter, verse: 1 },
    end: { book, chapter: last.chapter, verse: verseCount(book, last.chapter) },
  };
}

/** Walks from a chapter over at most `count` chapters of its book. Returns the last of them. */
function walk(from: ChapterRef, count: number, step: (chapter: ChapterRef) => ChapterRef | undefined): ChapterRef {
  const next = count > 1 ? step(from) : undefined;
  return next && next.book === from.book ? walk(next, count - 1, step) : from;
}

/**
 * The passages before and after one of whole chapters of one book: as many chapters, as far as their book has them. 'Psalms
 * 21–40' comes after 'Psalms 1–20'. Other passages have none.
 */
export function passageSteps(refs: readonly BibleRef[]): { previous?: BibleRef; next?: BibleRef } {
  const parts = planBlocks(refs).flat();
  const [first, last] = [parts[0], parts.at(-1)];
  const isOfChapters = refs.length === 1 && first?.first === 1 && last?.toEnd === true;
  if (!isOfChapters || first.book !== last.book) return {};
  const count = last.chapter - first.chapter + 1;
  const [before, after] = [previousChapter(first), nextChapter(last)];
  return {
    ...(before && { previous: refOf(walk(before, count, previousChapter), before) }),
    ...(after && { next: refOf(after, walk(after, count, nextChapter)) }),
  };
}

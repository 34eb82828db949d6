import { chapterPath, type ChapterRef, biblePaths } from '@manna/shared/domain';

/**
 * The path of a chapter's interlinear page. Chapters of the New Testament have none: returns the chapter's page in the
 * reader instead.
 */
export const interlinearPath = (chapter: ChapterRef): string =>
  chapter.book.testament === 'old'
    ? biblePaths.interlinear({ book: chapter.book.slug, chapterNum: chapter.chapter })
    : chapterPath(chapter);

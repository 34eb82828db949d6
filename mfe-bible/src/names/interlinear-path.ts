import { chapterPath, type ChapterRef, biblePaths } from '@manna/shared/domain';

/**
 * Where a chapter of the Old Testament stands word by word, Hebrew and English. A chapter of the New Testament has no such
 * page: its own is where reading goes on.
 */
export const interlinearPath = (chapter: ChapterRef): string =>
  chapter.book.testament === 'old'
    ? biblePaths.interlinear({ book: chapter.book.slug, chapterNum: chapter.chapter })
    : chapterPath(chapter);

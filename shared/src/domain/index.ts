export { books, bookBySlug, bookByOsisId } from './books';
export type { Book, BookDivision, Testament } from './books';
export { chapterOsisId, parseChapterOsisId, chapterTitle, previousChapter, nextChapter } from './chapters';
export type { ChapterRef } from './chapters';
export { DEFAULT_TRANSLATION, chapterPath } from './bible-paths';
export { bibleCrumbs } from './bible-crumbs';

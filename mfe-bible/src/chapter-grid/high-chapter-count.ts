import type { Book } from '@manna/shared/domain';

/** From this many chapters on, a grid of them is drawn denser. */
const HIGH_CHAPTER_COUNT = 100;

/** The mark of a grid of a book's chapters, which its style sheet goes by. */
export const chapterCountMark = ({ chapterCount }: Book): 'high' | 'usual' =>
  chapterCount >= HIGH_CHAPTER_COUNT ? 'high' : 'usual';

import type { Book } from '@manna/shared/domain';

/** A grid with this many chapters or more is denser. */
const HIGH_CHAPTER_COUNT = 100;

/** The attribute of a dense grid, for style sheets. */
export const chapterCountMark = ({ chapterCount }: Book): 'high' | 'usual' =>
  chapterCount >= HIGH_CHAPTER_COUNT ? 'high' : 'usual';

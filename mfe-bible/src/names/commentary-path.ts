import { biblePaths, type ChapterRef, printVerses } from '@manna/shared/domain';
import { VERSES_PARAMETER } from './verse-selection';

/** The path of what commentaries say about a chapter, or about some of its verses: '/bible/commentary/john/3?v=16'. */
export function commentaryPath({ book, chapter }: ChapterRef, verses: readonly number[] = []): string {
  const path = biblePaths.commentary({ book: book.slug, chapterNum: chapter });
  return verses.length === 0 ? path : `${path}?${VERSES_PARAMETER}=${printVerses(verses)}`;
}

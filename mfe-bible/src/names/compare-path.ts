import { biblePaths, type ChapterRef, printVerses } from '@manna/shared/domain';
import { VERSES_PARAMETER } from './verse-selection';

/** The query parameter that names the translations that are compared: slugs joined by commas. */
export const TRANSLATIONS_PARAMETER = 'translations';

/** The least and the greatest number of columns. */
export const COMPARED = { least: 2, most: 4 } as const;

/**
 * The path of a comparison: '/bible/compare/john/3?translations=kjv,web&v=16'. One translation, or none, is enough: the
 * page adds the others.
 *
 * @param translations Slugs, in the order of their columns.
 * @param verses The selected verses, in order.
 */
export function comparePath(
  { book, chapter }: ChapterRef,
  translations: readonly string[] = [],
  verses: readonly number[] = [],
): string {
  const query = [
    ...(translations.length > 0 ? [`${TRANSLATIONS_PARAMETER}=${translations.join(',')}`] : []),
    ...(verses.length > 0 ? [`${VERSES_PARAMETER}=${printVerses(verses)}`] : []),
  ];
  const path = biblePaths.compare({ book: book.slug, chapterNum: chapter });
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

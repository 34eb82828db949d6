import { biblePaths, type ChapterRef, printVerses } from '@manna/shared/domain';
import { TRANSLATION_PARAMETER } from './translation-parameter';
import { VERSES_PARAMETER } from './verse-selection';

interface CrossReferencesAddress {
  /** The verses, in order; left out or empty for the whole chapter. */
  verses?: readonly number[];
  /** Slug of the translation in which words are shown. */
  translation?: string;
  /** Slug of the site's default translation, which URLs leave out. */
  siteDefault?: string;
}

/** The path of the cross-references of a chapter, or of some of its verses: '/bible/cross-references/john/3?v=16'. */
export function crossReferencesPath(
  { book, chapter }: ChapterRef,
  { verses = [], translation, siteDefault }: CrossReferencesAddress = {},
): string {
  const query = new URLSearchParams();
  if (verses.length > 0) query.set(VERSES_PARAMETER, printVerses(verses));
  if (translation !== undefined && translation !== siteDefault) query.set(TRANSLATION_PARAMETER, translation);
  const path = biblePaths.crossReferences({ book: book.slug, chapterNum: chapter });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

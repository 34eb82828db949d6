import { biblePaths, type ChapterRef } from '@manna/shared/domain';
import { TRANSLATION_PARAMETER } from './translation-parameter';
import { printVerses, VERSES_PARAMETER } from './verse-selection';

interface CrossReferencesAddress {
  /** Those that are asked about, in order; the whole chapter where left out or empty. */
  verses?: readonly number[];
  /** Slug of the translation whose words are shown. */
  translation?: string;
  /** The site's own translation, which no address names. */
  siteDefault?: string;
}

/** Where the cross-references of a chapter are, or of some verses of it: '/bible/cross-references/john/3?v=16'. */
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

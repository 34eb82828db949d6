import type { Book } from './books';
import type { ChapterRef } from './chapters';
import { biblePaths, encyclopediaPaths } from '../generated/paths';

/** Slug of the translation for a chapter's path without one, unless a site chooses another. */
export const DEFAULT_TRANSLATION = 'kjv';

/** Segments after /bible that belong to other pages, so no translation may have one as its slug. */
export const reservedTranslationSlugs = [
  'commentary',
  'compare',
  'cross-references',
  'interlinear',
  'passage',
  'translation',
] as const;

/**
 * The path of a chapter in a translation, by default the site's own. The site's own is left out of the path, so that
 * each text has one URL. `siteDefault` is the site's `defaultTranslation`.
 */
export function chapterPath(
  { book: { slug: book }, chapter: chapterNum }: ChapterRef,
  translation?: string,
  siteDefault: string = DEFAULT_TRANSLATION,
): string {
  return translation === undefined || translation === siteDefault
    ? biblePaths.chapter({ book, chapterNum })
    : biblePaths.chapter({ translation, book, chapterNum });
}

/** The page of a book in the Bible reader: its introduction and its chapters. */
export const bookPath = ({ slug }: Book): string => biblePaths.book({ book: slug });

/** The page of a book in the encyclopedia. */
export const aboutBookPath = ({ slug }: Book): string => encyclopediaPaths.category({ category: slug });

/** The encyclopedia's list of the verses of a chapter. */
export const chapterVersesPath = (book: Book, chapter: number): string =>
  encyclopediaPaths.subject({ category: book.slug, subject: chapter });

/** The page of a verse in the encyclopedia. */
export const versePath = (book: Book, chapter: number, verse: number): string =>
  encyclopediaPaths.verse({ bibleBook: book.slug, chptNum: chapter, verseNum: verse });

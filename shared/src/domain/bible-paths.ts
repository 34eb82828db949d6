import type { ChapterRef } from './chapters';

/** The translation a path without one stands for where a site does not say otherwise, as its slug. */
export const DEFAULT_TRANSLATION = 'kjv';

/**
 * The path of a chapter in a translation, by default the site's own; that one is left out of the path, so that each text
 * has one address. `siteDefault` is the site's `defaultTranslation`.
 */
export function chapterPath(
  { book, chapter }: ChapterRef,
  translation?: string,
  siteDefault: string = DEFAULT_TRANSLATION,
): string {
  const prefix = translation === undefined || translation === siteDefault ? '/bible' : `/bible/${translation}`;
  return `${prefix}/${book.slug}/${chapter}`;
}

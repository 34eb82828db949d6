import { biblePaths } from '@manna/shared/domain';

/**
 * Where a passage is read in a translation, by its slug.
 *
 * @param segment References as an address writes them: 'mat5-7_psa1'.
 * @param leftOut Slug of the translation that addresses do not name.
 */
export function passagePath(segment: string, translation: string, leftOut: string): string {
  const path = biblePaths.passage({ reference: segment }).replaceAll('%2C', ',');
  return translation === leftOut ? path : `${path}?translation=${translation}`;
}

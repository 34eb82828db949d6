import { biblePaths } from '@manna/shared/domain';

/**
 * The path of a passage in a translation, by its slug.
 *
 * @param segment References in URL form: 'mat5-7_psa1'.
 * @param leftOut Slug of the translation that paths leave out.
 */
export function passagePath(segment: string, translation: string, leftOut: string): string {
  const path = biblePaths.passage({ reference: segment }).replaceAll('%2C', ',');
  return translation === leftOut ? path : `${path}?translation=${translation}`;
}

/**
 * Where a passage is read; the site's own translation is left out, so that each text has one address.
 *
 * @param segment References as an address writes them: 'mat5-7_psa1'.
 */
export function passagePath(segment: string, translation: string, siteDefault: string): string {
  const path = `/bible/passage/${encodeURIComponent(segment).replaceAll('%2C', ',')}`;
  return translation === siteDefault ? path : `${path}?translation=${translation}`;
}

/** A translation that the site offers. */
export interface Offered {
  readonly slug: string;
  readonly shortName: string;
}

/** Slugs and short names in lower case, as they may be typed behind a reference. */
export const typedNames = (offered: readonly Offered[] = []): ReadonlySet<string> =>
  new Set(offered.flatMap(({ slug, shortName }) => [slug, shortName.toLowerCase()]));

/** What a translation that is typed behind a reference, 'kjv', is on this site. */
export type Named =
  /** `shortName` is as it is typed if the site's translations are not loaded. */
  { isOffered: true; slug: string; shortName: string } | { isOffered: false; shortName: string };

/** Finds the translation by its slug or short name. `offered` is undefined if the site's translations are not loaded. */
export function namedTranslation(typed: string, offered: readonly Offered[] | undefined): Named {
  const shortName = typed.toUpperCase();
  if (!offered) return { isOffered: true, slug: typed, shortName };
  const found = offered.find((each) => each.slug === typed || each.shortName.toLowerCase() === typed);
  return found ? { isOffered: true, ...found } : { isOffered: false, shortName };
}

import type { Language, SiteConfig } from '../../contracts';

/** What a site says of itself in a language; in another one if it says nothing in that. */
export function descriptionOf({ description }: Pick<SiteConfig, 'description'>, language: Language): string {
  if (typeof description === 'string') return description;
  return description[language] ?? Object.values(description)[0] ?? '';
}

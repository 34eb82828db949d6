import type { Language, SiteConfig } from '../../contracts';

/** The description of a site in a language, or in another one if it has none in that language. */
export function descriptionOf({ description }: Pick<SiteConfig, 'description'>, language: Language): string {
  if (typeof description === 'string') return description;
  return description[language] ?? Object.values(description)[0] ?? '';
}

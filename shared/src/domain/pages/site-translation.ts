import type { Language, SiteConfig } from '../../contracts';

type Translations = Pick<SiteConfig, 'defaultTranslation' | 'defaultTranslations' | 'languages'>;

/** Slug of the translation that the settings give to readers of a language who have not chosen one. */
export const translationIn = ({ defaultTranslation, defaultTranslations }: Translations, language: Language): string =>
  defaultTranslations[language] ?? defaultTranslation;

/**
 * Slug of the translation that crawlers find at a path without one: that of the site's first language. Canonical paths
 * leave it out in every language, so that each text has one.
 */
export const canonicalTranslation = (site: Translations): string => translationIn(site, site.languages[0] ?? 'en');

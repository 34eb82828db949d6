/**
 * The languages that a check is for, from many to few. A check that compares words with those of English editions can
 * say nothing of a Spanish one, and one that looks for Latin punctuation nothing of a Hebrew one.
 */
export const scopes = ['every language', 'Latin letters', 'English and Spanish', 'English'] as const;
export type Scope = (typeof scopes)[number];

/** The language of a BCP 47 tag, without script and region: 'pt' for 'pt-BR'. */
export const languageOf = (tag: string): string => new Intl.Locale(tag).language;

const hasLatinLetters = (tag: string): boolean => new Intl.Locale(tag).maximize().script === 'Latn';

/** Whether a check of this scope is for an edition in the language, a BCP 47 tag. */
export function appliesTo(scope: Scope, tag: string): boolean {
  switch (scope) {
    case 'every language':
      return true;
    case 'Latin letters':
      return hasLatinLetters(tag);
    case 'English and Spanish':
      return ['en', 'es'].includes(languageOf(tag));
    case 'English':
      return languageOf(tag) === 'en';
  }
}

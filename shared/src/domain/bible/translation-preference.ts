import type { LoaderArgs, Preference } from '../../contracts';

/** What earlier versions of the site stored for a reader who had not chosen. */
const FORMER_DEFAULT = 'KJV';

/** Whether a text looks like the slug of a translation, in small letters or capitals: 'kjv', 'KJV'. */
export const isTranslationSlug = (text: string): boolean => /^[a-z0-9]+$/i.test(text);

/** Slug of the translation that the reader prefers; null for the site's default one. */
export const translationPreference: Preference<string | null> = {
  name: 'translationId',
  initial: null,
  read: (stored) => {
    if (stored === null || stored === FORMER_DEFAULT) return null;
    return typeof stored === 'string' && isTranslationSlug(stored) ? stored.toLowerCase() : undefined;
  },
};

/** Slug of the translation in which a reader is shown a page whose URL names none. */
export const readerTranslation = ({ preference, site }: Pick<LoaderArgs, 'preference' | 'site'>): string =>
  preference(translationPreference) ?? site.defaultTranslation;

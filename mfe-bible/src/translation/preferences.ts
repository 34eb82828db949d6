import type { Preference } from '@manna/shared/contracts';
import { choicePreference } from '@manna/shared/runtime';

/** What earlier versions of the site stored for a reader who had not chosen. */
const FORMER_DEFAULT = 'KJV';

/** Slug of the translation that the reader prefers; null for the site's default one. */
export const translationPreference: Preference<string | null> = {
  name: 'translationId',
  initial: null,
  read: (stored) => {
    if (stored === null || stored === FORMER_DEFAULT) return null;
    return typeof stored === 'string' && /^\w+$/.test(stored) ? stored.toLowerCase() : undefined;
  },
};

/** Each verse on a line of its own, or in paragraphs. */
export const versesPreference = choicePreference('verses', ['paragraphs', 'lines']);

export const verseNumbersPreference = choicePreference('verseNumbers', ['shown', 'hidden']);

/** The words of Jesus in red. */
export const redLettersPreference = choicePreference('redLetters', ['shown', 'hidden']);

import type { Language } from '@manna/shared/contracts';
import { bookNames, spanishBookNames, type BookNames } from '@manna/shared/domain';

/** Names of the books of the Bible in a language of the site. */
export const bookNamesIn = (language: Language): BookNames => (language === 'es' ? spanishBookNames : bookNames);

import type { Language } from '@manna/shared/contracts';
import { handoutEs } from './handout-es';
import { handoutEn, type HandoutText } from './handout-text';

/** What the site says in a document, in this language. */
export const textIn = (language: Language): HandoutText => (language === 'es' ? handoutEs : handoutEn);

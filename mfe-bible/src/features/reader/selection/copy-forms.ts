import { quote, type VerseText } from './verse-texts';

/** Verses to copy; `citation` is without the translation, 'Genesis 1:1'. */
export interface Quotation {
  texts: readonly VerseText[];
  citation: string;
  /** Short name. */
  translation: string;
}

const numbered = ({ texts }: Quotation): string =>
  texts.flatMap(({ verse, text }) => (text === '' ? [] : `[${verse}] ${text}`)).join(' ');

/** Characters that have a meaning in Markdown. */
const withoutMarks = (text: string): string => text.replace(/[\\`*_[\]<>#]/g, '\\$&');

/** The forms in which verses are copied, each with its citation. */
export const copyForms = {
  /** 'In the beginning ... (Genesis 1:1, KJV)' */
  plain: ({ texts, citation, translation }: Quotation): string => quote(texts, citation, translation),
  /** '[1] In the beginning ... (Genesis 1:1, KJV)' */
  numbers: (quotation: Quotation): string =>
    `${numbered(quotation)} (${quotation.citation}, ${quotation.translation})`.trimStart(),
  /** A quotation whose last line is its source. */
  markdown: ({ texts, citation, translation }: Quotation): string => {
    const words = withoutMarks(texts.flatMap(({ text }) => text || []).join(' '));
    return [...(words === '' ? [] : [`> ${words}`, '>']), `> — ${citation} (${translation})`].join('\n');
  },
};

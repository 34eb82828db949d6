/** A word as it is written: in the source, slashes separate prefix, stem and suffix. */
export const wholeWord = (text: string): string => text.replaceAll('/', '');

/** A written word of the text, with the words that are read instead of it or after it. */
export interface WrittenWord<Word> {
  readonly word: Word;
  readonly reads: readonly Word[];
}

/**
 * The written words of a verse: all but those that are only read (qere). Each written word has the qere words that are
 * read instead of it, if it is a ketiv, or after it. A qere word before the first written word is left out.
 */
export function writtenWords<Word extends { readonly reading?: string | null | undefined }>(
  words: readonly Word[],
): WrittenWord<Word>[] {
  const written: { word: Word; reads: Word[] }[] = [];
  /** The written words that the next qere words belong to. */
  let holders: { reads: Word[] }[] = [];
  let before: string | null | undefined = null;
  for (const word of words) {
    if (word.reading === 'qere') {
      for (const { reads } of holders) reads.push(word);
    } else {
      const one = { word, reads: [] };
      written.push(one);
      holders = word.reading === 'ketiv' && before === 'ketiv' ? [...holders, one] : [one];
    }
    before = word.reading;
  }
  return written;
}

/** The prefixes that a lemma abbreviates by a letter, in their dictionary form. */
const prefixes: Readonly<Record<string, string>> = {
  b: 'בְּ',
  c: 'וְ',
  d: 'הַ',
  i: 'הֲ',
  k: 'כְּ',
  l: 'לְ',
  m: 'מִן',
  s: 'שֶׁ',
};

/** The prefixes of a word, in their order: 'c/b/7225' to ['וְ', 'בְּ']; others are left out. */
export const hebrewPrefixes = (lemma: string): string[] => lemma.split('/').flatMap((part) => prefixes[part] ?? []);

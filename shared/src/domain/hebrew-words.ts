/** A word as it is written: the source parts its prefix, stem and suffix by strokes. */
export const wholeWord = (text: string): string => text.replaceAll('/', '');

/** A word of the text, and those that are read in its place, or after it. */
export interface WrittenWord<Word> {
  readonly word: Word;
  readonly reads: readonly Word[];
}

/**
 * The words that stand in a verse's text, which are all but those that are read for others (qere). These are with each of
 * the words that are written in their place (ketiv), or with the word before them where none is. One that is read before
 * any is written has no place in the text.
 */
export function writtenWords<Word extends { readonly reading?: string | null | undefined }>(
  words: readonly Word[],
): WrittenWord<Word>[] {
  const written: { word: Word; reads: Word[] }[] = [];
  /** What the next words that are read stand for. */
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

/** The prefixes that a lemma names by a letter, as a dictionary has them. */
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

/** The prefixes of a word, in their order: 'c/b/7225' to ['וְ', 'בְּ']; what is none is left out. */
export const hebrewPrefixes = (lemma: string): string[] => lemma.split('/').flatMap((part) => prefixes[part] ?? []);

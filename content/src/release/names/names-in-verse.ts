import { isProperNoun, type HebrewToken, type HebrewVerse } from './words/hebrew-token';

/** The position of a name in its verse: the words from `from` up to but excluding `to`. */
export interface Occurrence {
  readonly lemma: string;
  readonly from: number;
  readonly to: number;
}

const isMoreOf = (first: HebrewToken, word: HebrewToken | undefined) =>
  word?.lemma === first.lemma && word.prefixes === '' && isProperNoun(word);

/** Finds the proper nouns of a verse. Adjacent words of one name ('Beth', 'lehem') are one occurrence. */
export function occurrencesOf({ words }: HebrewVerse): Occurrence[] {
  const found: Occurrence[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const first = words[from];
    if (!first || first.lemma === '' || !isProperNoun(first)) continue;
    let to = from + 1;
    while (isMoreOf(first, words[to])) to += 1;
    found.push({ lemma: first.lemma, from, to });
    from = to - 1;
  }
  return found;
}

/** The Strong's number of the word that marks the object of a verb. */
export const OBJECT_MARK = 'H853';

const SON = ['H1121', 'H1247'];
const DAUGHTER = ['H1323'];

/** Whether the word means 'son of' or 'daughter of': singular, and in the form before a name. */
export const isChildOf = (word: HebrewToken | undefined, which: 'son' | 'daughter'): boolean =>
  word?.suffix === '' && (which === 'son' ? SON : DAUGHTER).includes(word.lemma) && /^N.[mf]sc/.test(word.morphology);

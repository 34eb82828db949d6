import { isProperNoun, type HebrewToken, type HebrewVerse } from './words/hebrew-token';

/** Where a name stands in its verse: the words from `from` up to, not with, `to`. */
export interface Occurrence {
  readonly lemma: string;
  readonly from: number;
  readonly to: number;
}

const isMoreOf = (first: HebrewToken, word: HebrewToken | undefined) =>
  word?.lemma === first.lemma && word.prefixes === '' && isProperNoun(word);

/** The proper nouns of a verse; words of one name that stand together ('Beth', 'lehem') are one. */
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

/** Strong's number of the word that marks the object of a verb. */
export const OBJECT_MARK = 'H853';

const SON = ['H1121', 'H1247'];
const DAUGHTER = ['H1323'];

/** Whether the word says 'son of' or 'daughter of': one only, and in the form that a name follows. */
export const isChildOf = (word: HebrewToken | undefined, which: 'son' | 'daughter'): boolean =>
  word?.suffix === '' && (which === 'son' ? SON : DAUGHTER).includes(word.lemma) && /^N.[mf]sc/.test(word.morphology);

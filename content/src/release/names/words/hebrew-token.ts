/** One word of the Hebrew Bible, split into its stem, prefixes and suffix. */
export interface HebrewToken {
  /** The word without the slashes between its parts. */
  readonly text: string;
  /** Strong's number of the stem: 'H1121'. Empty if the word has no number. */
  readonly lemma: string;
  /** OSHM code of the stem, without the language: 'Ncmsc', 'Np', 'Vqw3ms'. */
  readonly morphology: string;
  /** Letters of the prefixes: 'b', 'm', 'l', 'k', 'c' (and), 'd' (the article). */
  readonly prefixes: string;
  /** OSHM code of the suffix: 'Sp3ms' (his), 'Sd' (towards). Empty if there is no suffix. */
  readonly suffix: string;
}

/** The words of one verse, with its number. */
export interface HebrewVerse {
  readonly verse: number;
  readonly words: readonly HebrewToken[];
}

/**
 * Parses a word of morphhb: text 'ב/ארץ', lemma 'Hb/H776', morphology 'R/Ncbsa', each with its parts separated by '/'.
 * An Aramaic code begins with a capital A before another capital. 'Rd' instead of 'R' means a preposition with an
 * article that only its vowels show.
 */
export function parseHebrewToken(text: string, lemma: string, morphology: string): HebrewToken {
  const codes = morphology.replace(/^A(?=[A-Z])/, '').split('/');
  const lemmas = lemma.split('/');
  const found = lemmas.findIndex((part) => /^H\d+$/.test(part));
  const stem = found < 0 ? lemmas.length - 1 : found;
  const letters = lemmas.slice(0, stem).map((part) => part.replace(/^H/, ''));
  const hiddenArticle = codes.slice(0, stem).some((code) => code.startsWith('Rd')) && !letters.includes('d');
  return {
    text: text.replaceAll('/', ''),
    lemma: found < 0 ? '' : (lemmas[stem] ?? ''),
    morphology: codes[stem] ?? '',
    prefixes: letters.join('') + (hiddenArticle ? 'd' : ''),
    suffix: codes.slice(stem + 1).join(' '),
  };
}

/** Whether the word is marked as a proper noun. */
export const isProperNoun = ({ morphology }: HebrewToken): boolean => morphology.startsWith('Np');

/** Whether the word is marked as a name of members of a people. */
export const isGentilic = ({ morphology }: HebrewToken): boolean => morphology.startsWith('Ng');

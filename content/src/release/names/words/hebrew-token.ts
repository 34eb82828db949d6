/** One word of the Hebrew Bible, parted into its stem and what is written together with it. */
export interface HebrewToken {
  /** Consonants, without the marks that part it. */
  readonly text: string;
  /** Strong's number of the stem: 'H1121'. Empty where the word has none. */
  readonly lemma: string;
  /** OSHM code of the stem, without the language: 'Ncmsc', 'Np', 'Vqw3ms'. */
  readonly morphology: string;
  /** Letters of what stands before the stem: 'b', 'm', 'l', 'k', 'c' (and), 'd' (the article). */
  readonly prefixes: string;
  /** OSHM code of what stands behind the stem: 'Sp3ms' (his), 'Sd' (towards). Empty where there is nothing. */
  readonly suffix: string;
}

/** The words of one verse, by its number. */
export interface HebrewVerse {
  readonly verse: number;
  readonly words: readonly HebrewToken[];
}

/**
 * Reads a word of morphhb: text 'ב/ארץ', lemma 'Hb/H776', morphology 'R/Ncbsa', the parts of each parted by '/'. An Aramaic
 * code begins with a capital A before another capital; an article that is heard only in the vowels makes 'R' to 'Rd'.
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

/** Whether the word is marked as one that names members of a people. */
export const isGentilic = ({ morphology }: HebrewToken): boolean => morphology.startsWith('Ng');

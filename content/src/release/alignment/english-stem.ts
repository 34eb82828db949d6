import { irregularBaseOf, wholeWords } from '@manna/shared/domain';

const VOWEL = /[aeiouy]/;

/** Removes an inflection: 'cried' to 'cry', 'stoppeth' to 'stop'. What is left need not be a word. */
function withoutInflection(word: string): string {
  if (word.length < 4 || wholeWords.has(word)) return word;
  const rest = /^(.{2,}?)(?:ies|ied|ieth|iest)$/.exec(word)?.[1];
  if (rest !== undefined) return `${rest}y`;
  const stem = /^(.{2,}?)(?:eth|est|edst|ing|ed|es)$/.exec(word)?.[1];
  if (stem !== undefined && VOWEL.test(stem)) return stem.replace(/([bdgklmnprt])\1$/, '$1').replace(/e$/, '');
  return /^(.{2,}[^su])s$/.exec(word)?.[1] ?? word;
}

/**
 * What the inflected forms of an English word of the King James Version have in common, in small letters: 'creat' for
 * 'create', 'created' and 'createth', 'smit' for 'smote'. A possessive has the stem of its noun. Words with different
 * meanings may share a stem.
 */
export function englishStem(word: string): string {
  const found = stems.get(word) ?? stemOf(word);
  stems.set(word, found);
  return found;
}

/** The Bible has few different words, and each many times. */
const stems = new Map<string, string>();

function stemOf(word: string): string {
  const small = word.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '');
  const base = irregularBaseOf(small) ?? small;
  const stem = withoutInflection(base);
  const known = irregularBaseOf(stem) ?? stem;
  return known.length > 3 ? known.replace(/e$/, '').replace(/y$/, 'i') : known;
}

/** Whether a verb is a past or another inflected form: 'went', 'displeased'. */
export const isInflected = (verb: string): boolean => irregularBaseOf(verb) !== undefined || verb.endsWith('ed');

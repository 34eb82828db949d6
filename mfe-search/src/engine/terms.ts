import { APOSTROPHES, partsOfWord } from '@manna/shared/domain';

const possessive = new RegExp(`[${APOSTROPHES}]s$`, 'u');
const ignored = new RegExp(String.raw`[^\p{L}\p{N}]|[${APOSTROPHES}]`, 'gu');
const plainLetters = /^[a-z]+$/i;
/** Letters that Unicode does not take apart into a letter and a mark. */
const ligatures: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', ς: 'σ' };

/**
 * The form of a word by which it is found: 'LORD's' and 'Lord' are 'lord', 'Según' is 'segun', 'בָּרָא' is 'ברא'. Empty if
 * nothing of the word is a letter or a digit.
 */
function termOf(word: string): string {
  return word
    .toLowerCase()
    .replace(possessive, '')
    .normalize('NFKD')
    .replace(/[æœßøς]/g, (letter) => ligatures[letter] ?? letter)
    .replace(ignored, '');
}

/** The terms of a word: one for each part that hyphens join, and one for the whole: 'beth' and 'el', 'bethel'. */
export interface WordTerms {
  /** Usually one. Empty if the word has no letters or digits. */
  readonly parts: readonly string[];
  /** Undefined if the word has only one part. */
  readonly whole: string | undefined;
}

export function termsOfWord(word: string): WordTerms {
  if (plainLetters.test(word)) return { parts: [word.toLowerCase()], whole: undefined };
  const parts = partsOfWord(word)
    .map(termOf)
    .filter((part) => part !== '');
  return { parts, whole: parts.length > 1 ? parts.join('') : undefined };
}

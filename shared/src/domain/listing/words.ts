/** They join the parts of a word: 'Beth-el'. The plain hyphen is last, so that it makes no range in a class of characters. */
const HYPHENS = '\u2010\u2011-';
/** They join the letters of a word, for use in a class of characters: 'LORD's'. */
export const APOSTROPHES = "'\u2019\u02bc";
const START = String.raw`[\p{L}\p{N}]`;
// Marks are accents and Hebrew points; format characters, such as a soft hyphen, do not end a word.
const REST = String.raw`[\p{L}\p{M}\p{N}\p{Cf}]`;

/** A word: letters and digits, which hyphens and apostrophes may join ('LORD's', 'Beth-el', 'בְּרֵאשִׁית'). */
const word = new RegExp(`${START}${REST}*(?:[${APOSTROPHES}${HYPHENS}]${START}${REST}*)*`, 'gu');
/** Decides most cases sooner than a class of Unicode. */
const usualStart = /^[a-z]/i;
const inner = new RegExp(`[${HYPHENS}]`, 'u');

/** The separator that a listing leaves out between two words. */
const COMMON_SEPARATOR = ' ';

/**
 * Splits a text into words and what separates them: 'Let there be: and' becomes 'Let', 'there', 'be', ': ', 'and'. A
 * single space between two words is left out, so two words in a row are separated by one. joinTokens is the inverse.
 */
export function splitTokens(text: string): string[] {
  const tokens: string[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    const separator = text.slice(end, index);
    const isUsual = end === 0 ? separator === '' : separator === COMMON_SEPARATOR;
    if (!isUsual) tokens.push(separator);
    tokens.push(found);
    end = index + found.length;
  }
  if (end < text.length) tokens.push(text.slice(end));
  return tokens;
}

/** Whether a token of splitTokens is a word, and not what separates words. */
export const isWord = (token: string): boolean => usualStart.test(token) || token.search(word) === 0;

/** The words of a text, in order. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** Where the words of a text are, in UTF-16 code units. */
export const wordSpans = (text: string): { start: number; end: number }[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** The parts of a word that hyphens join: 'Beth-el' has two. */
export const partsOfWord = (text: string): string[] => text.split(inner);

/** The text that splitTokens split. */
export function joinTokens(tokens: readonly string[]): string {
  let text = '';
  let isAfterWord = false;
  for (const token of tokens) {
    const isWordToken = isWord(token);
    text += isAfterWord && isWordToken ? COMMON_SEPARATOR + token : token;
    isAfterWord = isWordToken;
  }
  return text;
}

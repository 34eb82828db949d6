import { withNumbers } from './number-words';
import type { NumberToken, TextToken, Token } from './token';
import { plainLetters } from './written-names';

export type { NumberToken, Token } from './token';

/** Characters. Longer texts are not references. */
const LONGEST = 500;

/**
 * Quotation marks and brackets around a reference or a part of it say nothing about its verses. The marks are escaped, because
 * the gateway's programs are ASCII.
 */
const wrapping = /["\u201c-\u201e\xab\xbb()[\]]|(?<![a-z])'|'(?![a-z])/g;

/** The 'th' of '1Th' is not that of an ordinal. A word may have a year behind it as a translation has: 'RV1909'. */
const piece =
  /\s*(?:(?<number>\d{1,3})(?!\d)(?:(?<behind>st|nd|rd|(?<=\d\d|[04-9])th|[a-e]|ff?)(?![a-z0-9]))?|(?<word>(?:[a-z]{2,6}[12]\d{3}|(?:rvr?|niv|nasb)(?:60|77|84|95))(?![a-z0-9])|[a-z]+(?:'[a-z]+)*)|(?<sign>[:.,;&_-]))/y;

const behindOf = (letters: string | undefined): NumberToken['behind'] => {
  if (letters === undefined) return 'nothing';
  if (letters === 'f') return 'next';
  if (letters === 'ff') return 'rest';
  return letters.length === 1 ? 'part' : 'ordinal';
};

const textToken = (sign: string): TextToken => {
  if (sign === '&') return { kind: 'word', text: 'and' };
  return { kind: 'sign', text: sign === '_' ? ';' : sign };
};

/** Replaces letters, digits, spaces and dashes of other keyboards by plain ones. */
const plainText = (text: string): string =>
  plainLetters(text.normalize('NFKC'))
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(wrapping, ' ')
    .trim();

/** Splits a text into the words, numbers and signs of a reference; undefined if it contains anything else. */
export function tokensOf(text: string): Token[] | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = plainText(text);
  const tokens: Token[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < plain.length) {
    const { number, behind, word, sign } = piece.exec(plain)?.groups ?? {};
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number), behind: behindOf(behind) });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else if (sign !== undefined) tokens.push(textToken(sign));
    else return undefined;
  }
  return withNumbers(tokens);
}

/** Whether a text has a number, in digits or in words, as a reference to a chapter or a verse has. */
export const hasNumber = (text: string): boolean => tokensOf(text)?.some(({ kind }) => kind === 'number') ?? false;

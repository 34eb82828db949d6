import { APOSTROPHES, wordsOf } from '@manna/shared/domain';
import { isPattern } from '../glob';
import { termsOfWord } from '../terms';

/** What is around a word; a '?' is here, too, because most of them end a question. */
const around = /^[^\p{L}\p{N}*]+|[^\p{L}\p{M}\p{N}*]+$/gu;
const inWord = new RegExp(String.raw`^[\p{L}\p{M}\p{N}${APOSTROPHES}\u2010\u2011*?-]+$`, 'u');
const SHORTEST = 2;
const wildcards = /([*?]+)/;

/** '?*?*' and '*??' mean the same: at least two letters. */
const simplest = (run: string) => '?'.repeat(run.split('?').length - 1) + (run.includes('*') ? '*' : '');

/**
 * Reads a word with '*', which stands for any letters, or with '?' inside of it, which stands for one: 'wom?n', '*hood'.
 * Undefined for any other text, also for one with fewer than two letters, which would stand for half of all words.
 */
export function readPattern(text: string): string | undefined {
  if (!isPattern(text)) return undefined;
  const word = text.replaceAll(around, '');
  if (!inWord.test(word) || !isPattern(word)) return undefined;
  const pieces = word
    .split(wildcards)
    .map((piece, index) => (index % 2 === 1 ? simplest(piece) : termsOfWord(piece).parts.join('')));
  const pattern = pieces.join('');
  return pattern.replaceAll(/[*?]/g, '').length < SHORTEST ? undefined : pattern;
}

/** The text of a phrase before, between and after its gaps, each a '?' or '*' that stands alone. One part if it has none. */
export const splitAtGaps = (phrase: string): string[] => phrase.split(/(?<!\S)[*?]+(?!\S)/);

/** The terms, patterns and gaps ('?') of a phrase in quotes. */
export function phraseTerms(phrase: string): string[] {
  const termsOf = (text: string) =>
    (text.match(/\S+/g) ?? []).flatMap(
      (chunk) => readPattern(chunk) ?? wordsOf(chunk).flatMap((word) => termsOfWord(word).parts),
    );
  return splitAtGaps(phrase).flatMap((part, index) => (index === 0 ? termsOf(part) : ['?', ...termsOf(part)]));
}

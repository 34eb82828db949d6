import { seededNumbers, shuffled } from '../puzzle/seeded';

/** A word with what is written before and behind it, spaces included. */
export interface Token {
  before: string;
  word: string;
  after: string;
}

/** Splits a text into its words. `LORD'S` and `well-beloved` are one word each. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’\-־][\p{L}\p{M}\p{N}]+)*/gu)) {
    const between = text.slice(end, match.index);
    // Opening marks belong to the next word.
    const [, after = '', before = ''] = /^(.*?)([([“‘"]*)$/su.exec(between) ?? [];
    const last = tokens.at(-1);
    if (last) last.after = after;
    tokens.push({ before: last ? before : between, word: match[0], after: '' });
    end = match.index + match[0].length;
  }
  const last = tokens.at(-1);
  if (last) last.after = text.slice(end);
  return tokens;
}

/** The indexes of the words that a level hides, ascending. Each level hides the words of the one before, too. */
export function hiddenWords(count: number, level: 1 | 2 | 3 | 4, seed: number): number[] {
  const order = shuffled(
    Array.from({ length: count }, (_, index) => index),
    seededNumbers(seed),
  );
  return order.slice(0, Math.ceil((count * level) / 4)).sort((one, other) => one - other);
}

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Whether a reader has written the word; capitals, accents and marks do not count. */
export const isSameWord = (written: string, word: string): boolean => plain(written) === plain(word);

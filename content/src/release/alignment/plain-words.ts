import type { EnglishToken } from './english-tokens';

/** How a text has each word, by the word in small letters. */
export type PlainWords = (token: EnglishToken) => string;

/**
 * Returns a function that writes a word as it stands inside a sentence: 'And' becomes 'and', 'God' stays. What the text
 * itself has more often there, in capitals or not, decides.
 */
export function plainWords(tokens: Iterable<EnglishToken>): PlainWords {
  const capitals = new Map<string, number>();
  for (const { text, afterStop } of tokens) {
    if (afterStop) continue;
    const small = text.toLowerCase();
    capitals.set(small, (capitals.get(small) ?? 0) + (text === small ? -1 : 1));
  }
  return ({ text, afterStop }) => {
    const small = text.toLowerCase();
    return afterStop && (capitals.get(small) ?? 0) < 0 ? small : text;
  };
}

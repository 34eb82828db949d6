import type { CollectionResults } from '../engine/worker/protocol';

const OPERATORS = /["()*?:+-]|\b(?:OR|AND|NEAR)\b/u;
/** One word is often only misspelt, and a suggestion says so. */
const FEWEST_WORDS = 2;

/**
 * Whether other translations may have what this one does not: its first verse lacks a word of the query. What has operators or
 * names a passage is not judged. False without other translations.
 */
export function isPoor(words: string, found: CollectionResults | undefined): boolean {
  const wanted = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (!found?.others || wanted.length < FEWEST_WORDS || OPERATORS.test(words) || /\d/.test(words)) return false;
  const text = found.results[0]?.fields['text']?.[0];
  const marked = new Set(text?.marks.map(({ start, end }) => text.text.slice(start, end).toLowerCase()));
  return wanted.some((word) => !marked.has(word));
}

import type { Mark, MarkedText } from '../../../base/bible/blocks';

/**
 * Marks words in square brackets as added by the translators: 'that [it was] good' becomes 'that it was good' with 'it
 * was' marked. A bracket without a partner stays in the text.
 */
export function bracketedWords(source: string): MarkedText {
  const marks: Mark[] = [];
  let text = '';
  let from = 0;
  for (const match of source.matchAll(/\[([^[\]]+)\]/g)) {
    const words = match[1] ?? '';
    text += source.slice(from, match.index);
    const min = text.length + (words.length - words.trimStart().length);
    text += words;
    const max = min + words.trim().length;
    if (max > min) marks.push({ kind: 'added', min, max });
    from = match.index + match[0].length;
  }
  return { text: text + source.slice(from), marks, notes: [] };
}

import type { RenderedWord } from '@manna/shared/domain';
import { marksOf, type Mark } from '../marks';
import { termsOfWord } from '../terms';

const termOf = (word: string): string => {
  const { parts, whole } = termsOfWord(word);
  return whole ?? parts.join(' ');
};

/** The marks of a rendering that some Hebrew words of the verse have; none if the text has more of it than they are. */
function marksOfRendering(text: string, rendering: string, count: number): readonly Mark[] {
  const terms = rendering.split(' ').map(termOf);
  const together = marksOf(text, [terms.join(' ')]);
  if (together.length > 0) return together.length <= count * terms.length ? together : [];
  // 'brought them forth'.
  const apart = terms.map((term) => marksOf(text, [term]));
  return apart.every((marks) => marks.length > 0 && marks.length <= count) ? apart.flat() : [];
}

/**
 * Finds what renders Hebrew words in the English text of their verse. A rendering is marked only if it is certain: all places
 * of the text that have it belong to the words that were searched.
 *
 * @param words of the verse
 * @param found terms of the words that were searched: 'H430'
 */
export function hebrewMarks(text: string, words: readonly RenderedWord[], found: readonly string[]): Mark[] {
  const counts = new Map<string, number>();
  for (const { number, rendering } of words) {
    if (rendering === '' || !found.includes(`H${number}`)) continue;
    counts.set(rendering, (counts.get(rendering) ?? 0) + 1);
  }
  return [...counts].flatMap(([rendering, count]) => marksOfRendering(text, rendering, count));
}

/** Marks in the order of the text, each once. */
export function inOrder(marks: readonly Mark[]): Mark[] {
  const byStart = new Map(marks.map((mark) => [mark.start, mark]));
  return [...byStart.values()].sort((one, other) => one.start - other.start);
}

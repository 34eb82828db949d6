import { inOrder, range } from '../../../names/verse-selection';

/** Without the verse where it is selected, with it where it is not. */
export const toggleVerse = (verses: readonly number[], verse: number): number[] =>
  verses.includes(verse) ? verses.filter((other) => other !== verse) : inOrder([...verses, verse]);

/**
 * With all verses from the one that was selected last up to this one; from the nearest selected one where that is not
 * known, or not selected any more.
 */
export function extendVerses(verses: readonly number[], verse: number, last: number | undefined): number[] {
  const distance = (other: number) => Math.abs(other - verse);
  const nearest = [...verses].sort((one, other) => distance(one) - distance(other))[0] ?? verse;
  const from = last !== undefined && verses.includes(last) ? last : nearest;
  return inOrder([...verses, ...range(Math.min(from, verse), Math.max(from, verse))]);
}

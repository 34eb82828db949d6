import { inOrder, range } from '../../../names/verse-selection';

/** Removes the verse if it is selected, otherwise adds it. */
export const toggleVerse = (verses: readonly number[], verse: number): number[] =>
  verses.includes(verse) ? verses.filter((other) => other !== verse) : inOrder([...verses, verse]);

/**
 * Adds all verses from the last selected one to this one, or from the nearest selected one if the last one is unknown
 * or no longer selected.
 */
export function extendVerses(verses: readonly number[], verse: number, last: number | undefined): number[] {
  const distance = (other: number) => Math.abs(other - verse);
  const nearest = [...verses].sort((one, other) => distance(one) - distance(other))[0] ?? verse;
  const from = last !== undefined && verses.includes(last) ? last : nearest;
  return inOrder([...verses, ...range(Math.min(from, verse), Math.max(from, verse))]);
}

import { isTranslationSlug } from '@manna/shared/domain';
import { COMPARED } from '../../names/compare-path';

/** 'KJV,web,k-j,kjv' to ['kjv', 'web']: each slug once, in lower case. */
export const readTranslations = (value: string | null): string[] => [
  ...new Set((value ?? '').toLowerCase().split(',').filter(isTranslationSlug)),
];

/**
 * The translations to compare for the requested ones: those that the site has, up to the maximum. If there are too few,
 * the reader's preferred translation is added, then the first others.
 *
 * @param known All translations of the site, in order.
 */
export function chooseTranslations(asked: readonly string[], known: readonly string[], preferred: string): string[] {
  const wanted = asked.filter((slug) => known.includes(slug)).slice(0, COMPARED.most);
  if (wanted.length >= COMPARED.least) return wanted;
  const others = [preferred, ...known].filter((slug) => known.includes(slug));
  return [...new Set([...wanted, ...others])].slice(0, COMPARED.least);
}

/** Puts another translation into one of the columns. If it is already in another column, the two swap. */
export const withChoice = (chosen: readonly string[], column: number, slug: string): string[] =>
  chosen.map((each, index) => (index === column ? slug : each === slug ? (chosen[column] ?? each) : each));

/** Swaps a column with the one after it. */
export const swapped = (chosen: readonly string[], column: number): string[] =>
  withChoice(chosen, column, chosen[column + 1] ?? '');

/** Removes one of the columns. */
export const without = (chosen: readonly string[], column: number): string[] =>
  chosen.filter((_, index) => index !== column);

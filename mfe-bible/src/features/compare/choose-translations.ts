import { COMPARED } from '../../names/compare-path';

/** 'KJV,web,kjv' to ['kjv', 'web']: each slug once, in lower case. */
export const readTranslations = (value: string | null): string[] => [
  ...new Set((value ?? '').toLowerCase().split(',').filter(Boolean)),
];

/**
 * The translations that are compared where these are asked for: those that the site has, and no more than fit. Where they
 * are too few, the one that the reader prefers and then the first others fill up.
 *
 * @param known All that the site has, in its order.
 */
export function chooseTranslations(asked: readonly string[], known: readonly string[], preferred: string): string[] {
  const wanted = asked.filter((slug) => known.includes(slug)).slice(0, COMPARED.most);
  if (wanted.length >= COMPARED.least) return wanted;
  const others = [preferred, ...known].filter((slug) => known.includes(slug));
  return [...new Set([...wanted, ...others])].slice(0, COMPARED.least);
}

/** Another translation in one of the columns; one that stands in another column changes places with the one here. */
export const withChoice = (chosen: readonly string[], column: number, slug: string): string[] =>
  chosen.map((each, index) => (index === column ? slug : each === slug ? (chosen[column] ?? each) : each));

/** A column and the one after it, the other way round. */
export const swapped = (chosen: readonly string[], column: number): string[] =>
  withChoice(chosen, column, chosen[column + 1] ?? '');

/** Without one of the columns. */
export const without = (chosen: readonly string[], column: number): string[] =>
  chosen.filter((_, index) => index !== column);

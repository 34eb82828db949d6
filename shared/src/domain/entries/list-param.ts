/*
 * Escapes only commas, as '%2C', and percent signs in front of '25' or '2C', as '%25'. Any other escape stays as it is,
 * so that an item which is itself a URL keeps its own.
 */
const escaped = (item: string) => item.replaceAll(/%(?=25|2C)/gi, '%25').replaceAll(',', '%2C');
const unescaped = (item: string) => item.replaceAll(/%25|%2C/gi, (found) => (found === '%25' ? '%' : ','));

/** The items of a query parameter's value, as URLSearchParams gives it: 'a,b%2Cc' are 'a' and 'b,c'. Never throws. */
export const parseListParam = (value: string | null | undefined): string[] =>
  (value ?? '').split(',').filter(Boolean).map(unescaped);

/** The value of a query parameter, as URLSearchParams takes it; empty items are left out. */
export const formatListParam = (items: readonly string[]): string => items.filter(Boolean).map(escaped).join(',');

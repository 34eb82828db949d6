/*
 * Only what would be read as a border between items is escaped, so that an item which is itself an address keeps its own
 * escapes: '%2C' stands for a comma, '%25' for a percent sign that would otherwise be taken for one of these two.
 */
const escaped = (item: string) => item.replaceAll(/%(?=25|2C)/gi, '%25').replaceAll(',', '%2C');
const unescaped = (item: string) => item.replaceAll(/%25|%2C/gi, (found) => (found === '%25' ? '%' : ','));

/** The items of a query parameter's value, as URLSearchParams gives it: 'a,b%2Cc' are 'a' and 'b,c'. Never throws. */
export const parseListParam = (value: string | null | undefined): string[] =>
  (value ?? '').split(',').filter(Boolean).map(unescaped);

/** The value of a query parameter, as URLSearchParams takes it; empty items are left out. */
export const formatListParam = (items: readonly string[]): string => items.filter(Boolean).map(escaped).join(',');

/**
 * Whether a text contains all terms of a query (separated by spaces), in any order and case: 'gen 1' is in 'Genesis
 * 10'.
 */
export function matchesTerms(text: string, query: string): boolean {
  const searched = text.toLowerCase();
  return query
    .toLowerCase()
    .split(' ')
    .every((term) => searched.includes(term));
}

import { addClauses } from '../clauses';
import type { Collection } from '../collection';
import { didYouMean } from '../did-you-mean';
import { parseQuery } from '../query-grammar';

/** What a query may have been meant to be (didYouMean), if that finds anything. */
export function suggestionFor(query: string, collections: readonly Collection[]): string | undefined {
  const indexes = collections.map(({ index }) => index);
  const suggestion = didYouMean(query, indexes);
  if (suggestion === undefined) return undefined;
  // Only words are misspelt: which verses have a Hebrew word does not matter here.
  const clauses = parseQuery(suggestion).clauses.filter(({ strongs }) => !strongs);
  const findsAny = indexes.some((index) => index.queryTop((built) => addClauses(built, clauses), 1).total > 0);
  return findsAny ? suggestion : undefined;
}

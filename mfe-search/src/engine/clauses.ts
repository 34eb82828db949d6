import lunr from 'lunr';
import type { VariantKind } from './variants/variants';

/**
 * A clause of lunr's query API (lunr.Query#clause). Its own types leave out `presence`, and `phrases` and `variants` are ours:
 * the clause also matches documents in which the terms of a phrase follow each other, or which have variants of a word.
 */
export interface SearchClause {
  readonly term: string;
  readonly boost: number;
  readonly presence: lunr.Query.presence;
  /** Names of the fields; all if missing. */
  readonly fields?: string[];
  readonly editDistance?: number;
  readonly wildcard?: lunr.Query.wildcard;
  readonly usePipeline?: boolean;
  readonly phrases?: readonly (readonly string[])[];
  readonly variants?: { readonly kind: VariantKind; readonly of: string };
}

/** A clause after lunr has filled in its defaults. */
export interface FilledClause extends SearchClause {
  readonly fields: string[];
  readonly usePipeline: boolean;
}

/** Adds clauses to a query, as they are: what makes terms of words has done so already. */
export const addClauses = (query: lunr.Query, clauses: readonly SearchClause[]): void => {
  for (const clause of clauses) query.clause({ usePipeline: false, ...clause } as unknown as lunr.Query.Clause);
};

/** Builds a query of the given fields with lunr's own Query and returns its clauses. */
export function clausesOf(fields: readonly string[], build: lunr.Index.QueryBuilder): readonly FilledClause[] {
  const query = new lunr.Query([...fields]);
  build.call(query, query);
  return query.clauses as unknown as readonly FilledClause[];
}

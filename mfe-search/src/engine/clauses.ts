import lunr from 'lunr';
import type { BibleRef } from '@manna/shared/contracts';
import type { Posting } from './postings';
import type { StrongsRange } from './strongs/strongs-number';
import type { VariantKind } from './variants/variants';

/** A term that the vocabulary does not have: it is made for a query, with its posting in the first field. */
export interface MadeTerm {
  readonly text: string;
  readonly posting: Posting;
}

/**
 * A condition on documents, made of others: what brackets, OR, NEAR and `in:` mean. It has no score; the words in it are
 * clauses of the query, too, and have theirs.
 */
export type QueryNode =
  /** Documents that at least one of the clauses finds. Their presences do not matter here. */
  | { readonly kind: 'words'; readonly clauses: readonly SearchClause[] }
  | { readonly kind: 'any'; readonly nodes: readonly QueryNode[] }
  /** Documents of all nodes, except those of `except`. None if `nodes` is empty. */
  | { readonly kind: 'all'; readonly nodes: readonly QueryNode[]; readonly except: readonly QueryNode[] }
  /** Documents in which words of both sides are at most so many words apart; 1 for neighbours. */
  | { readonly kind: 'near'; readonly distance: number; readonly left: QueryNode; readonly right: QueryNode }
  /** Verses of the references. */
  | { readonly kind: 'scope'; readonly refs: readonly BibleRef[] };

/**
 * A clause of lunr's query API (lunr.Query#clause). Its own types leave out `presence`; `phrases`, `variants` and `node` are ours:
 * the clause also matches documents in which the terms of a phrase follow each other, or which have variants of a word; or it is
 * a condition and has no term.
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
  /** In a phrase '?' stands for any word, and a term with '*' or '?' for all that it matches. */
  readonly phrases?: readonly (readonly string[])[];
  readonly variants?: { readonly kind: VariantKind; readonly of: string };
  readonly node?: QueryNode;
  /** Words that a collection finds by their Strong's numbers: see strongsClauses, which sets `made` or `phrases`. */
  readonly strongs?: StrongsRange;
  readonly made?: readonly MadeTerm[];
  /** Whether it asks for a stop word among others: see withQuietStopWords. False by default. */
  readonly isQuiet?: boolean;
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

import type { DocumentNode } from 'graphql';

/** A query with the types of its result and variables. Codegen writes it from a .graphql file. */
export interface QueryDocument<Result, Variables> extends DocumentNode {
  /** Phantom: carries the types, never a value. */
  __apiType?: (variables: Variables) => Result;
  /** SHA-256 of the persisted text. */
  __meta__?: { hash: string };
}

/** Queries the site's GraphQL API. The browser caches results. Rejects with an Error that names what failed. */
export interface DataClient {
  /** Whether results come from this device first, because the page was opened without a network. */
  readonly isOffline?: true;
  query<Result, Variables extends Record<string, unknown>>(
    document: QueryDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
}

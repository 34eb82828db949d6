import { getOperationAST, getVariableValues, parse, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { parsedQueries } from './parsed-queries';

/** A request for a persisted query. */
export interface PersistedQueryRequest {
  sha256Hash: string;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | undefined;
}

/** Computes cache keys of persisted queries, whatever way their variables are written. */
export class PersistedQueries {
  readonly #schema: GraphQLSchema;
  readonly #documents: () => ReadonlyMap<string, string>;
  readonly #operations = parsedQueries<OperationDefinitionNode>();

  /** `documents` returns the current persisted queries: text by SHA-256. */
  constructor(schema: GraphQLSchema, documents: () => ReadonlyMap<string, string>) {
    this.#schema = schema;
    this.#documents = documents;
  }

  /**
   * The cache key: the hash with the variables that the query declares, in its order and with defaults filled in. Other
   * variables have no effect on the response. Undefined if the query is unknown or the variables are invalid.
   */
  cacheKeyOf({ sha256Hash, operationName, variables = {} }: PersistedQueryRequest): string | undefined {
    const operation = this.#operationOf(sha256Hash);
    if (!operation || (operationName !== undefined && operationName !== operation.name?.value)) return undefined;
    const { coerced } = getVariableValues(this.#schema, operation.variableDefinitions ?? [], variables);
    return coerced && JSON.stringify([sha256Hash, coerced]);
  }

  #operationOf(hash: string): OperationDefinitionNode | undefined {
    const text = this.#documents().get(hash);
    if (text === undefined) return undefined;
    const cached = this.#operations.get(text);
    if (cached) return cached;
    // The build refuses a document with more than one operation.
    const operation = getOperationAST(parse(text, { noLocation: true }));
    if (operation) this.#operations.set(text, operation);
    return operation ?? undefined;
  }
}

import { getOperationAST, getVariableValues, parse, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** More than the queries of a site and of all its pillars. */
const MAX_PARSED = 500;

/** A known query as it was asked for. */
export interface AskedQuery {
  sha256Hash: string;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | undefined;
}

/** Tells what a known query asks for in one form, however it was written. */
export class KnownQueries {
  readonly #schema: GraphQLSchema;
  readonly #documents: () => ReadonlyMap<string, string>;
  /** By hash, which tells the text: what was parsed once stays right. */
  readonly #operations = new LRUCache<string, OperationDefinitionNode>({ max: MAX_PARSED });

  /** `documents` gives the texts of the known queries by SHA-256, as they are now. */
  constructor(schema: GraphQLSchema, documents: () => ReadonlyMap<string, string>) {
    this.#schema = schema;
    this.#documents = documents;
  }

  /**
   * The hash with the variables that the query declares, in its order, their defaults filled in: what caches may keep an
   * answer by. Others make no other answer and are left out. Undefined where the query is unknown or refuses the variables.
   */
  identityOf({ sha256Hash, operationName, variables = {} }: AskedQuery): string | undefined {
    const operation = this.#operationOf(sha256Hash);
    if (!operation || (operationName !== undefined && operationName !== operation.name?.value)) return undefined;
    const { coerced } = getVariableValues(this.#schema, operation.variableDefinitions ?? [], variables);
    return coerced && JSON.stringify([sha256Hash, coerced]);
  }

  #operationOf(hash: string): OperationDefinitionNode | undefined {
    const text = this.#documents().get(hash);
    if (text === undefined) return undefined;
    const known = this.#operations.get(hash);
    if (known) return known;
    // A build refuses a document of more than one operation.
    const operation = getOperationAST(parse(text, { noLocation: true }));
    if (operation) this.#operations.set(hash, operation);
    return operation ?? undefined;
  }
}

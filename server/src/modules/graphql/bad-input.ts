import { GraphQLError, type ASTNode, type GraphQLErrorOptions } from 'graphql';

/** An error whose message is a sentence of this site, which callers may read. Those of libraries are masked. */
class PlainError extends GraphQLError {
  constructor(message: string, options: GraphQLErrorOptions) {
    super(message, options);
    // Nobody reads where it was made, and a cache of refused queries would keep all that ran there in memory. Only setting it
    // lets go of that.
    this.stack = '';
  }
}

/** Whether callers may read the message of an error. The executor wraps errors to add the path of their field. */
export const isPlain = (error: unknown): boolean =>
  error instanceof PlainError || (error instanceof GraphQLError && isPlain(error.originalError));

/** An error with one sentence for the caller about an invalid argument. */
export const badInput = (message: string): GraphQLError =>
  new PlainError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** An error that answers the whole request, with its code and its HTTP status. */
export const refusal = (message: string, code: string, status: number): GraphQLError =>
  new PlainError(message, { extensions: { code, http: { status } } });

/** An error about the text of a query or about its variables, and where in the text that is. */
export const invalidQuery = (message: string, nodes?: readonly ASTNode[]): GraphQLError =>
  new PlainError(message, { nodes: nodes ?? null });

/** Checks the length of a list argument. Throws badInput. */
export function checkLength(list: readonly unknown[], max: number, what: string): void {
  if (list.length > max) throw badInput(`A query may name at most ${max} ${what}, and this one names ${list.length}.`);
}

/** Checks `first`. Throws badInput. */
export function checkFirst(first: number, max = 100): number {
  if (first < 1 || first > max) throw badInput(`"first" is ${first}: ask for 1 to ${max}.`);
  return first;
}

/** A part of a list. */
export interface ListRange {
  first: number;
  offset: number;
}

/** Checks a part of a list, at most `max` long. Throws badInput. */
export function checkRange({ first, offset }: ListRange, max?: number): ListRange {
  if (offset < 0) throw badInput(`"offset" is ${offset}: ask for 0 or more.`);
  return { first: checkFirst(first, max), offset };
}

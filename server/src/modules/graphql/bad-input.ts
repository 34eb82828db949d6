import { GraphQLError } from 'graphql';

/** An error that tells the caller, in one sentence, what is wrong with the arguments. */
export const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** Checks the length of a list argument; throws badInput. */
export function checkLength(list: readonly unknown[], max: number, what: string): void {
  if (list.length > max) throw badInput(`A query may name at most ${max} ${what}, and this one names ${list.length}.`);
}

/** Checks `first`; throws badInput. */
export function checkFirst(first: number, max = 100): number {
  if (first < 1 || first > max) throw badInput(`"first" is ${first}: ask for 1 to ${max}.`);
  return first;
}

/** Which part of a list is asked for. */
export interface ListRange {
  first: number;
  offset: number;
}

/** Checks a part of a list; throws badInput. */
export function checkRange({ first, offset }: ListRange): ListRange {
  if (offset < 0) throw badInput(`"offset" is ${offset}: ask for 0 or more.`);
  return { first: checkFirst(first), offset };
}

import type { QueryDocument } from '../contracts';

/** Returns a query's persisted hash. Throws for a document that codegen did not write. */
export function queryHash<Result, Variables>({ __meta__, definitions }: QueryDocument<Result, Variables>): string {
  if (__meta__) return __meta__.hash;
  const [operation] = definitions;
  const name = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
  throw new Error(
    `The query ${name ?? 'without a name'} has no hash: put it into a .graphql file and run npm run codegen.`,
  );
}

import {
  GraphQLError,
  TypeInfo,
  ValidationContext,
  visit,
  visitInParallel,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { invalidQuery } from './bad-input';
import { sentences } from './validation-sentences';

/** Who mends these sees the next ones. */
const MAX_FAULTS = 10;

class EnoughFaults extends Error {}

/**
 * Applies the rules of graphql-js. Returns one sentence of this site for each fault, at most ten; empty if the query is
 * valid.
 */
export function validateInPlainWords(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const faults = new Map<string, GraphQLError>();
  const typeInfo = new TypeInfo(schema);
  const visitors = [...sentences].map(([rule, sentenceFor]) => {
    const report = ({ nodes = [] }: GraphQLError) => {
      const fault = invalidQuery(sentenceFor(nodes, context), nodes);
      // A rule reports several missing arguments of a field one by one, which are one sentence.
      faults.set(JSON.stringify([fault.message, fault.locations]), fault);
      if (faults.size === MAX_FAULTS) throw new EnoughFaults();
    };
    const context = new ValidationContext(schema, document, typeInfo, report, true);
    return rule(context);
  });
  try {
    visit(document, visitWithTypeInfo(typeInfo, visitInParallel(visitors)));
  } catch (error) {
    // graphql-js gives up if there are too many fragments to compare.
    if (error instanceof GraphQLError) return [invalidQuery('The query has too many fragments: use fewer.')];
    if (!(error instanceof EnoughFaults)) throw error;
  }
  return [...faults.values()];
}

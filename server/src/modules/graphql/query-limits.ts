import { GraphQLError, parse, type DocumentNode, type GraphQLSchema, type ParseOptions, type Source } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { excessOfDocument } from './query-cost';
import { QueryBudget, type BudgetLimits } from './query-budget';

const MAX_TOKENS = 1_000;

/** graphql-js says where, and in its own words what. */
function parseInPlainWords(source: string | Source, options?: ParseOptions) {
  try {
    return parse(source, { ...options, maxLexicalTokens: MAX_TOKENS });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [place] = error.locations ?? [];
    const isLong = error.message.includes('tokens');
    const sentence = isLong
      ? `The query has more than ${MAX_TOKENS} words and signs.`
      : `The query cannot be read at line ${place?.line ?? 1}, column ${place?.column ?? 1}.`;
    throw new GraphQLError(sentence);
  }
}

/**
 * Limits what a query may ask for and what it may take. Costly queries are refused before validation, because some rules
 * of graphql-js take time that grows with the expanded size of a query, and not with its length.
 */
export const limitQueries = (schema: GraphQLSchema, limits: BudgetLimits): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn(parseInPlainWords);
  },
  onValidate({ params, setResult }) {
    const excess = excessOfDocument(schema, params.documentAST as DocumentNode);
    if (excess) setResult([new GraphQLError(`The query ${excess}.`)]);
  },
  onExecute({ args }) {
    const budget = new QueryBudget(limits);
    // The executor stops on this signal, and resolvers find the budget in `rootValue`, the one value of an execution.
    Object.assign(args, { rootValue: budget, signal: budget.signal });
    return {
      onExecuteDone({ setResult }) {
        const reason = budget.close();
        if (reason) setResult({ errors: [reason] });
      },
    };
  },
});

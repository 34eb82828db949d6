import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { invalidQuery } from './bad-input';
import { excessOfDocument } from './query-cost';
import { QueryBudget, type BudgetLimits } from './query-budget';

/**
 * Limits what a query may ask for and what it may take. Costly queries are refused before validation, because some rules
 * of graphql-js take time that grows with the expanded size of a query, and not with its length.
 */
export const limitQueries = (schema: GraphQLSchema, limits: BudgetLimits): Plugin => ({
  onValidate({ params, setResult }) {
    const excess = excessOfDocument(schema, params.documentAST as DocumentNode);
    if (excess) setResult([invalidQuery(`The query ${excess}.`)]);
  },
  onExecute({ args, executeFn, setExecuteFn }) {
    const budget = new QueryBudget(limits);
    // Resolvers find the budget in `rootValue`, the one value of an execution.
    Object.assign(args, { rootValue: budget });
    setExecuteFn((toExecute) => budget.run(() => executeFn(toExecute) as unknown));
  },
});

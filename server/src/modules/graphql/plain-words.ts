import {
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  type ParseOptions,
  type Source,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { invalidQuery, refusal } from './bad-input';
import { faultsInVariables } from './check-variables';
import { validateInPlainWords } from './validate';

const MAX_TOKENS = 1_000;

/** graphql-js says where, and in its own words what. */
function parseInPlainWords(source: string | Source, options?: ParseOptions): DocumentNode {
  try {
    return parse(source, { ...options, maxLexicalTokens: MAX_TOKENS });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [position] = error.locations ?? [];
    throw invalidQuery(
      error.message.includes('tokens')
        ? `The query has more than ${MAX_TOKENS} words and signs.`
        : `The query cannot be read at line ${position?.line ?? 1}, column ${position?.column ?? 1}.`,
    );
  }
}

/** Refuses a document if it has no operation with the name that was sent, or one of a kind that the site does not have. */
function checkOperation(document: DocumentNode, name: string | undefined): void {
  const refuse = (sentence: string) => refusal(sentence, 'OPERATION_RESOLUTION_FAILURE', 400);
  const operation = getOperationAST(document, name);
  if (operation?.operation === 'query') return;
  if (operation) throw refuse(`The site has no ${operation.operation}s: send a query.`);
  if (name !== undefined) throw refuse(`The query has no operation "${name}": name one that it has.`);
  throw refuse(
    document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      ? 'The query has more than one operation: say in "operationName" which of them to run.'
      : 'The query has no operation: add one.',
  );
}

/** Says in sentences of this site why a query cannot be read, is not valid, or cannot run with its variables. */
export const answerInPlainWords = (schema: GraphQLSchema): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn(parseInPlainWords);
    return ({ result, context: { params } }) => {
      if (result !== null && !(result instanceof Error)) checkOperation(result as DocumentNode, params.operationName);
    };
  },
  onValidate({ setValidationFn }) {
    setValidationFn(validateInPlainWords);
  },
  onExecute({ args, setResultAndStopExecution }) {
    const { document, operationName, variableValues } = args as ExecutionArgs;
    const operation = getOperationAST(document, operationName);
    const faults = operation ? faultsInVariables(schema, document, operation, variableValues ?? {}) : [];
    if (faults.length > 0) setResultAndStopExecution({ errors: faults });
  },
});

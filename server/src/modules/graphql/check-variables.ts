import {
  coerceInputValue,
  isInputObjectType,
  isInputType,
  isListType,
  getNullableType,
  isNonNullType,
  print,
  typeFromAST,
  TypeInfo,
  ValidationContext,
  type DocumentNode,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { invalidQuery } from './bad-input';
import { shown } from './shown-value';

type Path = readonly (string | number)[];

const shownPath = (path: Path): string =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');

/** The type of what is at a path of a value; undefined if the type has no such field. */
const typeAt = (type: GraphQLInputType, path: Path): GraphQLInputType | undefined =>
  path.reduce<GraphQLInputType | undefined>((outer, key) => {
    const inner = outer && getNullableType(outer);
    if (isListType(inner)) return inner.ofType;
    return isInputObjectType(inner) ? inner.getFields()[key]?.type : undefined;
  }, type);

function faultsInValue(node: VariableDefinitionNode, type: GraphQLInputType, value: unknown): GraphQLError[] {
  const faults: GraphQLError[] = [];
  const name = node.variable.name.value;
  coerceInputValue(
    value,
    type,
    (path, wrong) => {
      const where = `${name}${shownPath(path)}`;
      const wanted = typeAt(type, path);
      const advice = wanted ? `send a value of the type "${String(wanted)}"` : 'remove it';
      faults.push(invalidQuery(`The variable "$${where}" is ${shown(wrong)}: ${advice}.`, [node]));
    },
    true,
  );
  return faults;
}

/** Faults of variables that are null, where an argument takes no null: graphql-js allows that for one with a default. */
function faultsInNulls(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  names: ReadonlySet<string>,
): GraphQLError[] {
  const context = new ValidationContext(schema, document, new TypeInfo(schema), () => undefined, true);
  return context
    .getRecursiveVariableUsages(operation)
    .filter(({ node, type }) => names.has(node.name.value) && isNonNullType(type))
    .map(({ node, type }) =>
      invalidQuery(`The variable "$${node.name.value}" is null: send a value of the type "${String(type)}".`, [node]),
    );
}

/** One sentence for each fault in the variables of a valid query; empty if it can run with them. */
export function faultsInVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError[] {
  const nulls = new Set<string>();
  const faults = (operation.variableDefinitions ?? []).flatMap((node) => {
    const name = node.variable.name.value;
    const type = typeFromAST(schema, node.type);
    if (!isInputType(type)) return [];
    if (Object.hasOwn(variables, name) && variables[name] !== undefined) {
      if (variables[name] === null && !isNonNullType(type)) nulls.add(name);
      return faultsInValue(node, type, variables[name]);
    }
    return isNonNullType(type) && !node.defaultValue
      ? [invalidQuery(`The variable "$${name}" is missing: send a value of the type "${print(node.type)}".`, [node])]
      : [];
  });
  return faults.length > 0 || nulls.size === 0 ? faults : faultsInNulls(schema, document, operation, nulls);
}

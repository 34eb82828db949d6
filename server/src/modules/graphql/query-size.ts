import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** What a list argument or a page may come to where the query does not say how much: the most that any field allows. */
const LARGEST_PAGE = 100;

const lengthOf = (value: ValueNode): number => {
  if (value.kind === Kind.INT) return Number(value.value);
  return value.kind === Kind.LIST ? value.values.length : LARGEST_PAGE;
};

/** How many items a list field gives for each of its parents, as its arguments bound it; undefined for other fields. */
function itemsOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number | undefined {
  const bound = field.args.find(
    ({ name, type }) => name === 'first' || (/ids$/i.test(name) && String(type).startsWith('[')),
  );
  if (!bound) return undefined;
  const sent = node.arguments?.find(({ name }) => name.value === bound.name);
  if (sent) return Math.max(1, lengthOf(sent.value));
  return typeof bound.defaultValue === 'number' ? bound.defaultValue : 1;
}

/** How many items a query could read at most, items within items multiplied; counting ends beyond `enough`. */
export function querySize(
  schema: GraphQLSchema,
  selections: SelectionSetNode,
  fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
  enough: number,
): number {
  let size = 0;
  const visit = (set: SelectionSetNode, typeName: string | undefined, times: number, within: ReadonlySet<string>) => {
    const type = typeName === undefined ? undefined : schema.getType(typeName);
    for (const selection of set.selections) {
      if (size > enough) return;
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, times, within);
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const name = selection.name.value;
        const fragment = within.has(name) ? undefined : fragmentOf(name);
        if (fragment)
          visit(fragment.selectionSet, fragment.typeCondition.name.value, times, new Set([...within, name]));
      } else if (selection.selectionSet && (isObjectType(type) || isInterfaceType(type))) {
        const field = type.getFields()[selection.name.value];
        if (!field) continue;
        const items = itemsOf(selection, field);
        size += times * (items ?? 0);
        visit(selection.selectionSet, getNamedType(field.type).name, times * (items ?? 1), within);
      }
    }
  };
  visit(selections, schema.getQueryType()?.name, 1, new Set());
  return size;
}

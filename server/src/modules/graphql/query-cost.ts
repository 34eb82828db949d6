import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** The deepest query of this site's pages has four levels. */
const MAX_DEPTH = 8;
const MAX_ALIASES = 10;
const MAX_DIRECTIVES = 20;
/** Counted with fragments expanded. An entry's page asks for 163. */
const MAX_FIELDS = 200;
/** Fields on the first level, each of which reads the database. */
const MAX_ROOT_FIELDS = 5;
/** The most items that a query may read: a hundred entries with fifty relations each, and as much again. */
const MAX_ITEMS = 12_000;
/** Fields that describe the schema. The usual query of tools has some 300. */
const MAX_SCHEMA_FIELDS = 1_000;

/** The interlinear of a chapter asks for 18,000, cross-references for 20,000. */
const MAX_VALUES = 24_000;

/** The length of a list or page whose argument is a variable: the most that any field allows. */
const LARGEST_PAGE = 100;
/** The length of a list that has neither an argument nor @listSize: sources, pictures, translations. */
const SHORT_LIST = 10;

/** The cost of a query, or of a part of it, with fragments expanded. */
export interface QueryCost {
  fields: number;
  /** Fields on the first level. */
  rootFields: number;
  /** The most items that it can read; nested lists are multiplied. */
  items: number;
  /** The most values that it can answer: fields without fields of their own, once for each item. */
  values: number;
  /** Levels of fields within fields. */
  depth: number;
  aliases: number;
  directives: number;
  /** Fields that describe the schema, which count nowhere else. */
  schemaFields: number;
}

const nothing: QueryCost = {
  fields: 0,
  rootFields: 0,
  items: 0,
  values: 0,
  depth: 0,
  aliases: 0,
  directives: 0,
  schemaFields: 0,
};

const lengthOf = (value: ValueNode): number => {
  if (value.kind === Kind.INT) return Math.min(Number(value.value), Number.MAX_SAFE_INTEGER);
  return value.kind === Kind.LIST ? value.values.length : LARGEST_PAGE;
};

/** The size of a list from its directive @listSize; undefined for a field that is no list. */
function assumedSize({ astNode, type }: GraphQLField<unknown, unknown>): number | undefined {
  if (!isListType(getNullableType(type))) return undefined;
  const directive = astNode?.directives?.find(({ name }) => name.value === 'listSize');
  const size = directive?.arguments?.[0]?.value;
  if (!size) return SHORT_LIST;
  const length = lengthOf(size);
  // `items` of a page, whose length is that of the field above.
  return length === 1 ? undefined : length;
}

/** How many items a list field returns for each parent, from its arguments or @listSize; undefined for other fields. */
function itemsOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number | undefined {
  const bound = field.args.find(
    ({ name, type }) => name === 'first' || (/ids$/i.test(name) && String(type).startsWith('[')),
  );
  if (!bound) return assumedSize(field);
  const sent = node.arguments?.find(({ name }) => name.value === bound.name);
  if (sent) return Math.max(1, lengthOf(sent.value));
  return typeof bound.defaultValue === 'number' ? bound.defaultValue : 1;
}

/**
 * Measures a query. Each fragment is measured once, however often it is spread, so the time is linear in the length of
 * the query and not in its expanded size. A recursive fragment counts once.
 */
export function measureQuery(
  schema: GraphQLSchema,
  selections: SelectionSetNode,
  fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
): QueryCost {
  const fragments = new Map<string, QueryCost>();

  const fragmentCost = (name: string): QueryCost => {
    const measured = fragments.get(name);
    if (measured) return measured;
    fragments.set(name, nothing);
    const fragment = fragmentOf(name);
    const cost = fragment ? setCost(fragment.selectionSet, fragment.typeCondition.name.value) : nothing;
    fragments.set(name, cost);
    return cost;
  };
  const fieldCost = (node: FieldNode, typeName: string | undefined): QueryCost => {
    const type = typeName === undefined ? undefined : schema.getType(typeName);
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    const below = node.selectionSet ? setCost(node.selectionSet, field && getNamedType(field.type).name) : nothing;
    if (node.name.value.startsWith('__'))
      return { ...nothing, schemaFields: 1 + below.fields + below.schemaFields, directives: below.directives };
    const length = field && itemsOf(node, field);
    const items = node.selectionSet ? length : undefined;
    return {
      ...below,
      fields: 1 + below.fields,
      rootFields: 1,
      items: (items ?? 0) + (items ?? 1) * below.items,
      values: (length ?? 1) * (node.selectionSet ? below.values : 1),
      depth: 1 + below.depth,
      aliases: (node.alias ? 1 : 0) + below.aliases,
    };
  };
  const partCost = (part: SelectionNode, typeName: string | undefined): QueryCost => {
    if (part.kind === Kind.FIELD) return fieldCost(part, typeName);
    if (part.kind === Kind.INLINE_FRAGMENT)
      return setCost(part.selectionSet, part.typeCondition?.name.value ?? typeName);
    const cost = fragmentCost(part.name.value);
    // Otherwise a spread of a fragment without fields would cost nothing.
    return { ...cost, fields: 1 + cost.fields };
  };
  const setCost = (set: SelectionSetNode, typeName: string | undefined): QueryCost => {
    const sum = { ...nothing };
    for (const selection of set.selections) {
      const cost = partCost(selection, typeName);
      sum.fields += cost.fields;
      sum.rootFields += cost.rootFields;
      sum.items += cost.items;
      sum.values += cost.values;
      sum.depth = Math.max(sum.depth, cost.depth);
      sum.aliases += cost.aliases;
      sum.directives += cost.directives + (selection.directives?.length ?? 0);
      sum.schemaFields += cost.schemaFields;
    }
    return sum;
  };
  return setCost(selections, schema.getQueryType()?.name);
}

/** Says which limit a query exceeds, as the end of a sentence; undefined if none. */
export const excessOf = (cost: QueryCost): string | undefined =>
  [
    cost.depth > MAX_DEPTH && `is more than ${MAX_DEPTH} levels deep`,
    cost.aliases > MAX_ALIASES && `has more than ${MAX_ALIASES} aliases`,
    cost.directives > MAX_DIRECTIVES && `has more than ${MAX_DIRECTIVES} directives`,
    cost.fields > MAX_FIELDS && `asks for more than ${MAX_FIELDS} fields`,
    cost.rootFields > MAX_ROOT_FIELDS && `has more than ${MAX_ROOT_FIELDS} fields at the top`,
    cost.items > MAX_ITEMS && `could read more than ${MAX_ITEMS} items: ask for fewer, or for less of each`,
    cost.values > MAX_VALUES && `could answer more than ${MAX_VALUES} values: ask for fewer items, or for less of each`,
    cost.schemaFields > MAX_SCHEMA_FIELDS && `asks for more than ${MAX_SCHEMA_FIELDS} fields of the schema`,
  ].find((reason) => reason !== false);

/** Says which limit the operations of a document exceed, as the end of a sentence; undefined if none. */
export function excessOfDocument(schema: GraphQLSchema, { definitions }: DocumentNode): string | undefined {
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  return definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map(({ selectionSet }) => excessOf(measureQuery(schema, selectionSet, (name) => fragments.get(name))))
    .find((excess) => excess !== undefined);
}

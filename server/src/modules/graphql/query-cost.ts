import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import {
  getNamedType,
  GraphQLError,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type ParseOptions,
  type SelectionSetNode,
  type Source,
  type ValidationContext,
  type ValueNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** The deepest query of this site's pages has four levels. */
const MAX_DEPTH = 8;
const MAX_ALIASES = 10;
const MAX_DIRECTIVES = 20;
/** Counted with fragments expanded. An entry's page asks for 122. */
const MAX_FIELDS = 160;
/** Fields on the first level, each of which reads the database. */
const MAX_ROOT_FIELDS = 5;
/** The most items that a query may read: a hundred entries with fifty relations each, and as much again. */
const MAX_ITEMS = 12_000;
const MAX_TOKENS = 1_000;

/** The length of a list or page whose argument is a variable: the most that any field allows. */
const LARGEST_PAGE = 100;

/** The cost of a query, or of a part of it, with fragments expanded. */
export interface QueryCost {
  fields: number;
  /** Fields on the first level. */
  rootFields: number;
  /** The most items that it can read; nested lists are multiplied. */
  items: number;
}

const lengthOf = (value: ValueNode): number => {
  if (value.kind === Kind.INT) return Math.min(Number(value.value), Number.MAX_SAFE_INTEGER);
  return value.kind === Kind.LIST ? value.values.length : LARGEST_PAGE;
};

/** The size of a list from its directive @listSize. */
function assumedSize({ astNode }: GraphQLField<unknown, unknown>): number | undefined {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'listSize');
  const size = directive?.arguments?.[0]?.value;
  return size && lengthOf(size);
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
  const nothing: QueryCost = { fields: 0, rootFields: 0, items: 0 };
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
    const items = node.selectionSet && field && itemsOf(node, field);
    return {
      fields: 1 + below.fields,
      rootFields: 1,
      items: (items ?? 0) + (items ?? 1) * below.items,
    };
  };
  const setCost = (set: SelectionSetNode, typeName: string | undefined): QueryCost => {
    const sum = { ...nothing };
    for (const selection of set.selections) {
      // Introspection is limited by a rule of graphql-js.
      if (selection.kind === Kind.FIELD && selection.name.value.startsWith('__')) continue;
      let cost: QueryCost;
      if (selection.kind === Kind.FIELD) cost = fieldCost(selection, typeName);
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        cost = setCost(selection.selectionSet, selection.typeCondition?.name.value ?? typeName);
      else {
        cost = fragmentCost(selection.name.value);
        // Otherwise a spread of a fragment without fields would cost nothing.
        sum.fields += 1;
      }
      sum.fields += cost.fields;
      sum.rootFields += cost.rootFields;
      sum.items += cost.items;
    }
    return sum;
  };
  return setCost(selections, schema.getQueryType()?.name);
}

const refusal = (excess: string): string => `The query ${excess}.`;

/** Says which limit a query exceeds, as the end of a sentence; undefined if none. */
export const excessOf = ({ fields, rootFields, items }: QueryCost): string | undefined =>
  [
    fields > MAX_FIELDS && `asks for more than ${MAX_FIELDS} fields`,
    rootFields > MAX_ROOT_FIELDS && `has more than ${MAX_ROOT_FIELDS} fields at the top`,
    items > MAX_ITEMS && `could read more than ${MAX_ITEMS} items: ask for fewer, or for less of each`,
  ].find((reason) => reason !== false);

/** Validation rule: refuses a query that is larger than any page of the site needs. */
function refuseCostly(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const excess = excessOf(
        measureQuery(context.getSchema(), operation.selectionSet, (name) => context.getFragment(name)),
      );
      if (excess) context.reportError(new GraphQLError(refusal(excess), { nodes: operation }));
    },
  };
}

/**
 * Options for a plugin of GraphQL Armor, so that it reports our message. By default it throws its own "Syntax Error".
 */
const reporting = (excess: string) => ({
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null) => context?.reportError(new GraphQLError(refusal(excess)))],
});

/**
 * Limits what a query may ask for. The number of items is our own rule, because the cost-limit plugin of GraphQL Armor
 * multiplies by the literal arguments `first` and `last` alone: it takes a variable, a list of ids or a list without
 * arguments for one item, and every query of this site passes variables.
 */
export const queryLimits: readonly Plugin[] = [
  {
    onParse({ setParseFn }) {
      setParseFn((source: string | Source, options?: ParseOptions) =>
        parse(source, { ...options, maxLexicalTokens: MAX_TOKENS }),
      );
    },
    onValidate({ addValidationRule }) {
      addValidationRule(refuseCostly);
    },
  },
  maxDepthPlugin({ n: MAX_DEPTH, flattenFragments: true, ...reporting(`is more than ${MAX_DEPTH} levels deep`) }),
  maxAliasesPlugin({ n: MAX_ALIASES, ...reporting(`has more than ${MAX_ALIASES} aliases`) }),
  maxDirectivesPlugin({ n: MAX_DIRECTIVES, ...reporting(`has more than ${MAX_DIRECTIVES} directives`) }),
];

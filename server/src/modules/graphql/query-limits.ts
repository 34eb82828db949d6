import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { querySize } from './query-size';

/** The deepest query of this site's pages has four levels. */
const MAX_DEPTH = 8;
/** Fields of a query once its fragments are written out. */
const MAX_FIELDS = 120;
const MAX_ALIASES = 10;
/** Fields at the top, each of which reads the database. */
const MAX_ROOT_FIELDS = 5;
/** Items that a query could read: a hundred entries, each with fifty relations, and as much again. */
const MAX_ITEMS = 12_000;
export const MAX_TOKENS = 1_000;

interface Cost {
  depth: number;
  fields: number;
  aliases: number;
  rootFields: number;
}

function measure(
  selections: SelectionSetNode,
  fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
): Cost {
  const cost: Cost = { depth: 0, fields: 0, aliases: 0, rootFields: 0 };
  const visit = (set: SelectionSetNode, depth: number, within: ReadonlySet<string>): void => {
    for (const selection of set.selections) {
      // Past the limit the count no longer matters; going on would be the very work that the limit forbids.
      if (cost.fields > MAX_FIELDS || depth > MAX_DEPTH + 1) return;
      if (selection.kind === Kind.FIELD) {
        // A schema's description of itself is bounded by graphql's own rule.
        if (selection.name.value.startsWith('__')) continue;
        cost.fields += 1;
        cost.depth = Math.max(cost.depth, depth);
        if (selection.alias) cost.aliases += 1;
        if (depth === 1) cost.rootFields += 1;
        if (selection.selectionSet) visit(selection.selectionSet, depth + 1, within);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(selection.selectionSet, depth, within);
      } else if (!within.has(selection.name.value)) {
        const fragment = fragmentOf(selection.name.value);
        // An empty fragment inside a fragment costs no field, so the spread itself counts.
        cost.fields += 1;
        if (fragment) visit(fragment.selectionSet, depth, new Set([...within, selection.name.value]));
      }
    }
  };
  visit(selections, 1, new Set());
  return cost;
}

/** Validation rule: refuses a query that is deeper, wider or more aliased than any page of the site needs. */
export function queryLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const fragmentOf = (name: string) => context.getFragment(name);
      const cost = measure(operation.selectionSet, fragmentOf);
      const size = querySize(context.getSchema(), operation.selectionSet, fragmentOf, MAX_ITEMS);
      const excess = [
        cost.depth > MAX_DEPTH && `is more than ${MAX_DEPTH} levels deep`,
        cost.fields > MAX_FIELDS && `asks for more than ${MAX_FIELDS} fields`,
        cost.aliases > MAX_ALIASES && `has more than ${MAX_ALIASES} aliases`,
        cost.rootFields > MAX_ROOT_FIELDS && `has more than ${MAX_ROOT_FIELDS} fields at the top`,
        size > MAX_ITEMS && `could read more than ${MAX_ITEMS} items: ask for fewer, or for less of each`,
      ].find((reason) => reason !== false);
      if (excess) context.reportError(new GraphQLError(`The query ${excess}.`, { nodes: operation }));
    },
  };
}

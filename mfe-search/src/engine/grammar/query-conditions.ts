import type { QueryNode } from '../clauses';
import type { Operand } from './query-tokens';
import type { QueryTree } from './query-tree';

/** Makes the condition of a word, a phrase or a scope; undefined if it counts for nothing. */
export type MakeCondition = (operand: Operand, isExcluded: boolean) => QueryNode | undefined;

/** Asks whether one more NEAR counts. */
type CountNear = () => boolean;

/** The condition of a part of a query; undefined if there is nothing in it. */
export function conditionOf(
  tree: QueryTree,
  make: MakeCondition,
  countNear: CountNear,
  isExcluded = false,
): QueryNode | undefined {
  const conditionsOf = (items: readonly QueryTree[], areExcluded = isExcluded) =>
    items.flatMap((item) => conditionOf(item, make, countNear, areExcluded) ?? []);
  switch (tree.kind) {
    case 'any': {
      const nodes = conditionsOf(tree.items);
      return nodes.length === 0 ? undefined : { kind: 'any', nodes };
    }
    case 'near': {
      const { distance } = tree;
      if (!countNear()) return undefined;
      const [left, right] = [tree.left, tree.right].map((side) => conditionOf(side, make, countNear, isExcluded));
      return left && right ? { kind: 'near', distance, left, right } : undefined;
    }
    case 'list': {
      // The operator in front of this bracket belongs to what contains it.
      const isMinus = (item: QueryTree) => 'operator' in item && item.operator === '-';
      const nodes = conditionsOf(tree.items.filter((item) => !isMinus(item)));
      const except = conditionsOf(tree.items.filter(isMinus), true);
      if (nodes.length + except.length === 0) return undefined;
      const [only] = nodes;
      return only && nodes.length === 1 && except.length === 0 ? only : { kind: 'all', nodes, except };
    }
    default:
      return make(tree, isExcluded);
  }
}

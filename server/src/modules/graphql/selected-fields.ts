import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/**
 * Names of the fields that a query selects below this one, with fragments expanded. A field that applies only to some
 * types, or that a directive may leave out, counts like the others.
 */
export function selectedFields({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): Set<string> {
  const names = new Set<string>();
  const visit = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      else visit(fragments[selection.name.value]?.selectionSet);
    }
  };
  for (const { selectionSet } of fieldNodes) visit(selectionSet);
  return names;
}

import type { GraphQLResolveInfo } from 'graphql';
import type { QueryContext } from '../graphql/query-context';
import { selectedFields } from '../graphql/selected-fields';
import { headColumns, type EntryParent } from './entry-head';

/** Fields that a head is enough for. Related entries are found by its id. */
const headFields: ReadonlySet<string> = new Set([
  '__typename',
  ...Object.keys(headColumns),
  'relatedEntities',
  'relatedPlaces',
  'relatedEvents',
  'relatedArticles',
  'relatedResources',
  'relatedWords',
  'lookupRelated',
  'birthEvent',
  'deathEvent',
]);

/** By the AST nodes of a field, which are the same for all items of a list. */
const headIsEnoughFor = new WeakMap<GraphQLResolveInfo['fieldNodes'], boolean>();

function isHeadEnough(info: GraphQLResolveInfo): boolean {
  const cached = headIsEnoughFor.get(info.fieldNodes);
  if (cached !== undefined) return cached;
  const isEnough = [...selectedFields(info)].every((field) => headFields.has(field));
  headIsEnoughFor.set(info.fieldNodes, isEnough);
  return isEnough;
}

/** The entry with this id, read only as far as the query below `info` needs it; undefined if it does not exist. */
export const entryFor = (
  id: string,
  { entries: repository }: QueryContext,
  info: GraphQLResolveInfo,
): Promise<EntryParent | undefined> => (isHeadEnough(info) ? repository.headById(id) : repository.byId(id));

/** The same for many ids, in their order. Unknown ids are left out. */
export async function entriesFor(
  ids: readonly string[],
  context: QueryContext,
  info: GraphQLResolveInfo,
): Promise<EntryParent[]> {
  const found = await Promise.all(ids.map((id) => entryFor(id, context, info)));
  return found.filter((entry) => entry !== undefined);
}

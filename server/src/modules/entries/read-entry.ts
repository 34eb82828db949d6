import type { GraphQLResolveInfo } from 'graphql';
import type { QueryContext } from '../graphql/query-context';
import { selectedFields } from '../graphql/selected-fields';
import { headColumns, type EntryParent } from './entry-head';

/** Fields that need no more than a head; the related ones are found by its id. */
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

/** By the nodes of a field, which are the same for all the items of a list. */
const enough = new WeakMap<GraphQLResolveInfo['fieldNodes'], boolean>();

function headIsEnough(info: GraphQLResolveInfo): boolean {
  const known = enough.get(info.fieldNodes);
  if (known !== undefined) return known;
  const isEnough = [...selectedFields(info)].every((field) => headFields.has(field));
  enough.set(info.fieldNodes, isEnough);
  return isEnough;
}

/** The entry of an id, no more of it than the query below `info` selects; undefined where there is none. */
export const entryFor = (
  id: string,
  { entries: repository }: QueryContext,
  info: GraphQLResolveInfo,
): Promise<EntryParent | undefined> => (headIsEnough(info) ? repository.headById(id) : repository.byId(id));

/** The same for many, in the order of their ids; what there is none of is left out. */
export async function entriesFor(
  ids: readonly string[],
  context: QueryContext,
  info: GraphQLResolveInfo,
): Promise<EntryParent[]> {
  const found = await Promise.all(ids.map((id) => entryFor(id, context, info)));
  return found.filter((entry) => entry !== undefined);
}

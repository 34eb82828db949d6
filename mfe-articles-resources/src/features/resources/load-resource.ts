import type { LoaderArgs } from '@manna/shared/contracts';
import { articlesResourcesPaths } from '@manna/shared/domain';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { ResourceDocument, type ResourceQuery } from '../../generated/graphql';
import { findResourceCategory, type ResourceCategory } from '../../names/categories';

type Entry = NonNullable<ResourceQuery['entryByPath']['entry']>;
export type Resource = Extract<Entry, { __typename: 'Resource' }>;

export interface ResourceData {
  resource: Resource;
  category: ResourceCategory;
  /** The licence of its files; null if nothing is known of it. */
  licence: string | null;
}

/** The attribution of what was made for this site. */
const AUTHORED = 'authored';

/** Loads the resource of a URL. Redirects if it has moved; 404 if it does not exist. */
export async function loadResource({ params, url, data }: LoaderArgs): Promise<ResourceData> {
  const category = findResourceCategory(params.category);
  if (!category) throw notFound();
  const path = articlesResourcesPaths.resource({ category, slug: (params.slug ?? '').toLowerCase() });
  const { entryByPath, attributions } = await data.query(ResourceDocument, { path });
  if (entryByPath.movedTo !== null) throw redirectTo(entryByPath.movedTo + url.search, 301);
  const resource = entryByPath.entry;
  if (resource?.__typename !== 'Resource') throw notFound();
  if (url.pathname !== resource.pagePath) throw redirectTo(resource.pagePath + url.search, 301);
  const record = resource.origin === AUTHORED ? attributions.find(({ source }) => source === AUTHORED) : undefined;
  return { resource, category, licence: record?.licence ?? null };
}

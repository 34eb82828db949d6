import type { DataClient } from '@manna/shared/contracts';
import { readPages } from '../../entries/read-pages';
import { ResourcesDocument, type ResourcesQuery } from '../../generated/graphql';

/** A resource as cards show it. */
export type ListedResource = ResourcesQuery['entryList']['items'][number];

export interface ResourceShelves {
  /** By name. */
  resources: readonly ListedResource[];
  /** How many resources each category has, by slug. */
  counts: Readonly<Record<string, number>>;
}

/** Loads all resources, or those of a category. */
export async function loadResources(data: DataClient, category: string | null): Promise<ResourceShelves> {
  let pillars: ResourcesQuery['pillars'] = [];
  const resources = await readPages(async (offset) => {
    const page = await data.query(ResourcesDocument, { category, offset });
    pillars = page.pillars;
    return page.entryList;
  });
  const counted = pillars.flatMap(({ categories }) => categories);
  return { resources, counts: Object.fromEntries(counted.map((one) => [one.category.slug, one.count])) };
}

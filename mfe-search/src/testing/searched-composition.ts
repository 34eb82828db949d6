import type { ResolvedComposition, ResolvedPillar } from '@manna/shared/contracts';
import { listingNames } from '@manna/shared/domain';

/** A site whose only pillar declares these collections as searched, in this order; by default all. */
export function searchedComposition(
  ids: readonly string[] = listingNames,
): Pick<ResolvedComposition, 'pillars' | 'slots'> {
  const pillar = {
    name: 'searched',
    metadata: {
      title: 'Searched',
      accent: 'green',
      routes: [],
      pages: ids.map((id) => ({ id, path: `/${id}`, label: `All ${id}`, icon: 'school' })),
      extensions: {
        searchProviders: ids.map((id, at) => ({ id, page: id, order: at, label: `Names of ${id}.` })),
      },
      extensionFiles: {},
    },
  } as unknown as ResolvedPillar;
  return { pillars: [pillar], slots: {} };
}

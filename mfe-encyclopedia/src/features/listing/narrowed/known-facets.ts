import { facetNames, type FacetCount, type FacetName } from './list-choices';

const isFacetName = (name: string): name is FacetName => facetNames.some((one) => one === name);

/** Those of the facets that this version of the pages knows. */
export const knownFacets = (facets: readonly { facet: string; value: string; name: string | null; count: number }[]) =>
  facets.flatMap(({ facet, value, name, count }): FacetCount[] =>
    isFacetName(facet) ? [{ facet, value, name, count }] : [],
  );

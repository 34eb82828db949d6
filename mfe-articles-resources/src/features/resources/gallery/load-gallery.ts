import type { DataClient } from '@manna/shared/contracts';
import { articlesResourcesPaths, facetWord, narrowByFacets } from '@manna/shared/domain';
import { countListPages } from '@manna/shared/ui';
import { GalleryDocument, type GalleryQuery } from '../../../generated/graphql';
import type { ResourceCategory } from '../../../names/categories';
import { galleryFacets, isGalleryFacet, type GalleryChoices, type GalleryFacet } from './gallery-choices';

/** Number of resources on a page of a gallery: more than a screen shows. */
const GALLERY_PAGE_SIZE = 48;

/** A resource as a gallery shows it. */
export interface GalleryItem {
  path: string;
  name: string;
  image: GalleryQuery['entryIndex']['entries'][number]['image'];
}

/** A value of a facet, with the number of resources that the gallery would have. */
export interface GalleryFacetCount {
  facet: GalleryFacet;
  value: string;
  count: number;
}

/** All resources of a category, in a few words each. */
export interface GalleryIndex {
  /** By name. */
  entries: readonly { item: GalleryItem; facets: ReadonlySet<string> }[];
  values: readonly Omit<GalleryFacetCount, 'count'>[];
}

/** A gallery as a reader has narrowed it. */
export interface Gallery {
  items: readonly GalleryItem[];
  facets: GalleryFacetCount[];
}

/** The part of a gallery that one page shows. */
export interface GalleryPage extends Gallery {
  pages: number;
  /** Number of resources on all pages. */
  total: number;
}

/** The indexes that a page has loaded, so that following a facet asks for nothing. */
const loaded = new WeakMap<DataClient, Map<ResourceCategory, GalleryIndex>>();

/** Loads the index of a category, once for a page. */
export async function loadGalleryIndex(data: DataClient, category: ResourceCategory): Promise<GalleryIndex> {
  const known = loaded.get(data)?.get(category);
  if (known) return known;
  const { entryIndex } = await data.query(GalleryDocument, { category });
  const index: GalleryIndex = {
    entries: entryIndex.entries.map(({ slug, name, image, facets }) => ({
      item: { path: articlesResourcesPaths.resource({ category, slug }), name, image },
      facets: new Set(facets.split(' ')),
    })),
    values: entryIndex.facets.flatMap(({ facet, value }) => (isGalleryFacet(facet) ? [{ facet, value }] : [])),
  };
  // The server has a client for each request; a browser has one for as long as its page.
  if ('document' in globalThis)
    loaded.set(data, (loaded.get(data) ?? new Map<ResourceCategory, GalleryIndex>()).set(category, index));
  return index;
}

/** The resources that match the choices, and the values by which they can be narrowed further. */
export function narrowGallery({ entries, values }: GalleryIndex, { facets }: GalleryChoices): Gallery {
  const { matches, counts } = narrowByFacets(
    entries,
    galleryFacets.flatMap((facet) => (facets[facet] === undefined ? [] : [{ facet, value: facets[facet] }])),
  );
  return {
    items: matches.map(({ item }) => item),
    facets: values.flatMap(({ facet, value }) => {
      const count = counts.get(facetWord(facet, value)) ?? 0;
      return count > 0 || facets[facet] === value ? [{ facet, value, count }] : [];
    }),
  };
}

/** The page that the choices name; undefined if there is no such page. */
export function galleryPage(index: GalleryIndex, choices: GalleryChoices): GalleryPage | undefined {
  const { items, facets } = narrowGallery(index, choices);
  const pages = countListPages(items.length, GALLERY_PAGE_SIZE);
  const first = (choices.page - 1) * GALLERY_PAGE_SIZE;
  return choices.page > pages
    ? undefined
    : { items: items.slice(first, first + GALLERY_PAGE_SIZE), facets, pages, total: items.length };
}

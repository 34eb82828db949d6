import { listPageAddress, readListPage } from '@manna/shared/ui';

/** The facets of a gallery in display order; each is a parameter of the URL. */
export const galleryFacets = ['kind', 'testament', 'age', 'period'] as const;
export type GalleryFacet = (typeof galleryFacets)[number];

export const isGalleryFacet = (name: string): name is GalleryFacet => galleryFacets.some((one) => one === name);

/** What a reader has chosen of a gallery. The URL has all of it. */
export interface GalleryChoices {
  facets: Readonly<Partial<Record<GalleryFacet, string | undefined>>>;
  /** From 1. */
  page: number;
}

const valuePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Parses the query of a gallery's URL; null if it is invalid. */
export function readGalleryChoices(url: URL): GalleryChoices | null {
  const page = readListPage(url);
  const chosen = galleryFacets.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  if (page === null || chosen.some(([, value]) => !valuePattern.test(value))) return null;
  return { facets: Object.fromEntries(chosen), page };
}

/** The URL of a gallery with these choices. */
export const galleryAddress = (path: string, { facets, page }: GalleryChoices): string =>
  listPageAddress(path, page, Object.fromEntries(galleryFacets.map((name) => [name, facets[name]])));

/** The same choices with another value of a facet; undefined chooses none. They start at the first page. */
export const withFacet = (
  { facets }: GalleryChoices,
  name: GalleryFacet,
  value: string | undefined,
): GalleryChoices => ({
  facets: { ...facets, [name]: value },
  page: 1,
});

export const isNarrowed = ({ facets }: GalleryChoices): boolean =>
  Object.values(facets).some((value) => value !== undefined);

import { listingNames, searchPaths, type ListingName } from '@manna/shared/domain';

/** What is searched and what of it is shown. Each has an address, so every query is a link. */
export interface SearchAddress {
  /** As the reader typed it. */
  readonly words: string;
  /** The only collection that is shown; all by default. */
  readonly pillar?: ListingName;
  /** The only group of it: a category, or the OSIS id of a book. */
  readonly category?: string;
  /** Which page of its results is shown, from 2 on; the first by default. */
  readonly page?: number | undefined;
}

/** So many pages of results have an address. Who wants more filters them. */
export const MOST_PAGES = 20;

const isListing = (name: string | null): name is ListingName => listingNames.some((each) => each === name);

/** Reads the query of an address. What is not valid is left out. */
export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const words = query.get('search') ?? '';
  const pillar = query.get('pillar');
  const filters = query.get('filters');
  if (!isListing(pillar)) return { words };
  const category = /^category:([\w-]+)$/.exec(filters ?? '')?.[1];
  const page = Number(/^\d{1,2}$/.exec(query.get('page') ?? '')?.[0] ?? 1);
  const isLater = page > 1 && page <= MOST_PAGES;
  return { words, pillar, ...(category !== undefined && { category }), ...(isLater && { page }) };
}

/** Longer words are cut: a server does not answer for an address that is too long. */
const MOST_CHARACTERS = 1_000;

/** The address of a search: '/search?search=seed&pillar=encyclopedia&filters=category:plants'. */
export function searchAddress({ words, pillar, category, page }: SearchAddress): string {
  const search = words.trim().slice(0, MOST_CHARACTERS);
  const query = [
    ...(search === '' ? [] : [new URLSearchParams({ search }).toString()]),
    ...(pillar === undefined ? [] : [`pillar=${pillar}`]),
    ...(category === undefined ? [] : [`filters=category:${category}`]),
    ...(page === undefined ? [] : [`page=${page}`]),
  ].join('&');
  return query === '' ? searchPaths.search : `${searchPaths.search}?${query}`;
}

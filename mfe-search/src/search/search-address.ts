import { isListingName, searchPaths, type ListingName } from '@manna/shared/domain';
import { formatFilters, isSamePill, parseFilters, type FilterPill } from '../pills/filter-pill';

/** What is searched and what of it is shown. Each has an address, so every query is a link. */
export interface SearchAddress {
  /** As the reader typed it. */
  readonly words: string;
  /** What the results are limited to; nothing by default. */
  readonly pills?: readonly FilterPill[];
  /** The only collection that is shown; all by default. */
  readonly pillar?: ListingName;
  /** The only group of it: a category, or the OSIS id of a book. */
  readonly category?: string;
  /** Which page of its results is shown, from 2 on; the first by default. */
  readonly page?: number | undefined;
  /** The order of the results in the Bible: by default the best come first. */
  readonly order?: 'canonical' | undefined;
  /** Whether the verses of every translation are searched; only those of the site's own by default. */
  readonly translations?: 'all' | undefined;
  /** Whether the address had filters by tag, which this search does not have. An address is never written with them. */
  readonly hasTags?: true;
}

/** So many pages of results have an address. Who wants more filters them. */
export const MOST_PAGES = 20;

/** Whether there is anything to search for. Pills without words find everything that they allow. */
export const hasSearch = ({ words, pills = [] }: SearchAddress): boolean => words.trim() !== '' || pills.length > 0;

/** Reads the query of an address. What is not valid is left out. */
export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const words = query.get('search') ?? '';
  const pillar = query.get('pillar');
  const { pills, category, hasTags } = parseFilters(query.get('filters'));
  const everywhere = { words, ...(pills.length > 0 && { pills }), ...(hasTags && { hasTags }) };
  if (!isListingName(pillar)) return everywhere;
  const isInOrder = pillar === 'bible' && query.get('order') === 'canonical';
  const page = Number(/^\d{1,2}$/.exec(query.get('page') ?? '')?.[0] ?? 1);
  const isLater = page > 1 && page <= MOST_PAGES;
  return {
    ...everywhere,
    pillar,
    ...(category !== undefined && { category }),
    ...(isInOrder && { order: 'canonical' }),
    ...(query.get('translations') === 'all' && pillar === 'bible' && { translations: 'all' as const }),
    ...(isLater && { page }),
  };
}

/** Longer words are cut: a server does not answer for an address that is too long. */
const MOST_CHARACTERS = 1_000;

/** Colons and commas need no escape, so that readers can read what is filtered. */
const readable = (query: string) => query.replaceAll('%3A', ':').replaceAll('%2C', ',');

/** The address of a search: '/search?search=seed&pillar=encyclopedia&filters=category:plants'. */
export function searchAddress({
  words,
  pills = [],
  pillar,
  category,
  order,
  translations,
  page,
}: SearchAddress): string {
  const search = words.trim().slice(0, MOST_CHARACTERS);
  const filters = formatFilters({ pills, ...(category !== undefined && { category }) });
  const query = [
    ...(search === '' ? [] : [new URLSearchParams({ search }).toString()]),
    ...(pillar === undefined ? [] : [`pillar=${pillar}`]),
    ...(filters === '' ? [] : [readable(new URLSearchParams({ filters }).toString())]),
    ...(order === undefined ? [] : [`order=${order}`]),
    ...(translations === undefined ? [] : [`translations=${translations}`]),
    ...(page === undefined ? [] : [`page=${page}`]),
  ].join('&');
  return query === '' ? searchPaths.search : `${searchPaths.search}?${query}`;
}

/** The same search in all parts of the site, if it is limited to one that the site does not have or does not search. */
export function withinCollections(address: SearchAddress, collections: readonly ListingName[]): SearchAddress {
  const { words, pills, pillar, hasTags } = address;
  if (pillar === undefined || collections.includes(pillar)) return address;
  return { words, ...(pills && { pills }), ...(hasTags && { hasTags }) };
}

/** The same search without some pills. */
export function withoutPills({ pills = [], ...address }: SearchAddress, removed: readonly FilterPill[]): SearchAddress {
  const others = pills.filter((pill) => !removed.some((each) => isSamePill(each, pill)));
  return { ...address, ...(others.length > 0 && { pills: others }) };
}

/** Removes a pill that is there. Adding one empties the query, and clears the filters by pillar and category. */
export function withPillToggled(address: SearchAddress, pill: FilterPill): SearchAddress {
  const { pills = [] } = address;
  const isThere = pills.some((each) => isSamePill(each, pill));
  return isThere ? withoutPills(address, [pill]) : { words: '', pills: [...pills, pill] };
}

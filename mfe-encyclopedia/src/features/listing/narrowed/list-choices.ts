import { listPageAddress } from '@manna/shared/ui';
import { readListAddress } from '../list-address';
import type { ListSlug } from '../lists';

/** Facets in display order; each is a parameter of the URL. */
export const facetNames = [
  'period',
  'role',
  'testament',
  'division',
  'sex',
  'kind',
  'certainty',
  'dating',
  'tribe',
] as const;
export type FacetName = (typeof facetNames)[number];

/** A value of a facet, with the number of entries that the list would have. */
export interface FacetCount {
  facet: FacetName;
  value: string;
  /** Name of the entry that it stands for. */
  name: string | null;
  count: number;
}

export type ListSort = 'date' | 'name' | 'first' | 'mentions';

/** What a reader has chosen of a list. The URL has all of it. */
export interface ListChoices {
  /** Words of names, as the reader typed them. */
  filter: string;
  /** Null for the first of the list's sorts. */
  sort: ListSort | null;
  /** The chosen value of each facet. */
  facets: Readonly<Partial<Record<FacetName, string | undefined>>>;
  /** One letter or digit, lower case; null for all. */
  letter: string | null;
  /** From 1. */
  page: number;
}

/** The longest filter that a field accepts. */
export const FILTER_LENGTH = 100;

const valuePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The sorts of lists that have others than most. */
const ownSorts: Readonly<Partial<Record<ListSlug, readonly [ListSort, ...ListSort[]]>>> = {
  // The verses of events are chosen, so their number says nothing.
  events: ['date', 'name', 'first'],
  people: ['name', 'date', 'first', 'mentions'],
};

/** The sorts that a list offers. The first one is that of the whole list. */
export const sortsOf = (list: ListSlug): readonly [ListSort, ...ListSort[]] =>
  ownSorts[list] ?? ['name', 'first', 'mentions'];

/** Parses the query of a list's URL; null if it is invalid. */
export function readListChoices(url: URL, list: ListSlug): ListChoices | null {
  const { searchParams } = url;
  const asked = readListAddress(url);
  if (!asked) return null;
  const filter = (searchParams.get('filter') ?? '').slice(0, FILTER_LENGTH);
  const sorts = sortsOf(list);
  // A form without scripts sends fields that are empty, too.
  const askedSort = searchParams.get('sort') ?? '';
  const sort = sorts.find((name) => name === askedSort);
  if (askedSort !== '' && !sort) return null;
  const isOfEvents = list === 'events';
  const facets = facetNames.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  if (facets.some(([, value]) => !valuePattern.test(value))) return null;
  return {
    filter,
    sort: sort === undefined || sort === sorts[0] ? null : sort,
    facets: Object.fromEntries(facets),
    // Events are listed by period instead.
    letter: isOfEvents ? null : asked.letter,
    page: asked.page,
  };
}

/** The URL of a list with these choices, in an order that does not depend on how they were made. */
export const choicesAddress = (path: string, { filter, sort, facets, letter, page }: ListChoices): string =>
  listPageAddress(path, page, {
    letter,
    filter: filter.trim() === '' ? null : filter,
    sort,
    ...Object.fromEntries(facetNames.map((name) => [name, facets[name]])),
  });

/** Whether the choices need more than the plain list, which has letters and pages, and periods if it is of events. */
export const isNarrowed = ({ filter, sort, facets }: ListChoices, list: ListSlug): boolean =>
  filter.trim() !== '' ||
  sort !== null ||
  Object.entries(facets).some(([name, value]) => value !== undefined && !(name === 'period' && list === 'events'));

/** The same choices with another value of a facet; undefined chooses none. They start at the first page. */
export const withFacet = (choices: ListChoices, name: FacetName, value: string | undefined): ListChoices => ({
  ...choices,
  page: 1,
  facets: { ...choices.facets, [name]: value },
});

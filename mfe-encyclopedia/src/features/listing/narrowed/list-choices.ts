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

/** How a list shows its entries. The first one is the default. */
export const listViews = ['list', 'grid'] as const;
export type ListView = (typeof listViews)[number];

/** What a reader has chosen of a list. The URL has all of it. */
export interface ListChoices {
  /** Words of names, as the reader typed them. */
  filter: string;
  /** Null for the first of the list's sorts. */
  sort: ListSort | null;
  view: ListView;
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
  const askedView = searchParams.get('view') || listViews[0];
  const view = listViews.find((name) => name === askedView);
  if (!view) return null;
  const isOfEvents = list === 'events';
  const facets = facetNames.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  if (facets.some(([, value]) => !valuePattern.test(value))) return null;
  return {
    filter,
    sort: sort === undefined || sort === sorts[0] ? null : sort,
    view,
    facets: Object.fromEntries(facets),
    // Events are listed by period instead.
    letter: isOfEvents ? null : asked.letter,
    page: asked.page,
  };
}

/** The URL of a list with these choices, in an order that does not depend on how they were made. */
export const choicesAddress = (path: string, { filter, sort, view, facets, letter, page }: ListChoices): string =>
  listPageAddress(path, page, {
    letter,
    filter: filter.trim() === '' ? null : filter,
    sort,
    view: view === listViews[0] ? null : view,
    ...Object.fromEntries(facetNames.map((name) => [name, facets[name]])),
  });

/** Whether the choices leave out or sort entries by more than the letters of a list, or the periods of that of events. */
export const isNarrowed = ({ filter, sort, facets }: ListChoices, list: ListSlug): boolean =>
  filter.trim() !== '' ||
  sort !== null ||
  Object.entries(facets).some(([name, value]) => value !== undefined && !(name === 'period' && list === 'events'));

/** Whether the choices need no more than the plain list, which has letters or periods, and pages. */
export const isPlain = (choices: ListChoices, list: ListSlug): boolean =>
  choices.view === listViews[0] && !isNarrowed(choices, list);

/** The choices without those that narrow the list. */
export const wholeList = ({ view }: ListChoices): ListChoices => ({
  filter: '',
  sort: null,
  view,
  facets: {},
  letter: null,
  page: 1,
});

/** The same choices with another value of a facet; undefined chooses none. They start at the first page. */
export const withFacet = (choices: ListChoices, name: FacetName, value: string | undefined): ListChoices => ({
  ...choices,
  page: 1,
  facets: { ...choices.facets, [name]: value },
});

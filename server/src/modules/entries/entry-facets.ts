import {
  ages,
  certainties,
  periods,
  personRoles,
  type Age,
  type Certainty,
  type Entry,
  type Period,
  type PersonRole,
} from '@manna/shared/contracts';
import { books, facetWord, versePlace } from '@manna/shared/domain';

type Of<Typename extends Entry['typename']> = Extract<Entry, { typename: Typename }>;

/** The fields that facets are made from; null if the type of the entry does not have them. */
export interface FacetFields {
  /** The number of the first verse that mentions it. */
  firstVerse: number | null;
  roles: readonly PersonRole[] | null;
  sex: NonNullable<Of<'Person'>['sex']> | null;
  kind: string | null;
  /** Whom a resource is for. */
  ages: readonly Age[] | null;
  certainty: Certainty | null;
  /** An event has one, a person at most one, a resource those of its events. */
  periods: readonly Period[];
  dating: Of<'Event'>['dating'] | null;
  /** The tribes and peoples that a person belongs to. */
  tribes: readonly { slug: string; name: string }[];
}

/** A slug ('old'), or the slug and the name of an entry that the value stands for. */
type Value = string | { slug: string; name: string };

interface Facet {
  valuesOf: (fields: FacetFields) => readonly (Value | null | undefined)[];
  /** The order of its values, if they have one of their own. */
  order?: readonly string[];
}

/** The kind of a place about which no more is known. */
const NO_KIND = 'place';

const firstBook = ({ firstVerse }: FacetFields) =>
  firstVerse === null ? undefined : books[versePlace(firstVerse).book - 1];

/** Every facet, in the order in which the facets of an entry are listed. */
const table = {
  period: { valuesOf: (fields) => fields.periods, order: periods },
  role: { valuesOf: ({ roles }) => roles?.map(({ role }) => role) ?? [], order: personRoles },
  testament: { valuesOf: (fields) => [firstBook(fields)?.testament], order: ['old', 'new'] },
  division: { valuesOf: (fields) => [firstBook(fields)?.division], order: books.map(({ division }) => division) },
  sex: { valuesOf: ({ sex }) => [sex] },
  kind: { valuesOf: ({ kind }) => [kind === NO_KIND ? null : kind] },
  certainty: { valuesOf: ({ certainty }) => [certainty], order: certainties },
  dating: { valuesOf: ({ dating }) => [dating] },
  age: { valuesOf: (fields) => fields.ages ?? [], order: ages },
  tribe: { valuesOf: ({ tribes }) => tribes },
} satisfies Record<string, Facet>;
const facets: readonly (readonly [EntryFacet['facet'], Facet])[] = Object.entries(table) as [
  EntryFacet['facet'],
  Facet,
][];

/** A value of a facet that an entry has. */
export interface EntryFacet {
  facet: keyof typeof table;
  /** A slug: 'old', 'judah'. */
  value: string;
  /** The name of an entry that the value stands for. */
  name?: string;
}

/** The number of entries that have a value of a facet. */
export interface FacetCount extends EntryFacet {
  count: number;
}

const asFacet = (facet: EntryFacet['facet'], value: Value): EntryFacet =>
  typeof value === 'string' ? { facet, value } : { facet, value: value.slug, name: value.name };

/** The facets of an entry. */
export const facetsOf = (fields: FacetFields): EntryFacet[] =>
  facets.flatMap(([facet, { valuesOf }]) =>
    valuesOf(fields).flatMap((value) => (value ? [asFacet(facet, value)] : [])),
  );

function compareFacets(one: FacetCount, other: FacetCount): number {
  if (one.facet !== other.facet) return one.facet < other.facet ? -1 : 1;
  const { order }: Facet = table[one.facet];
  if (order) return order.indexOf(one.value) - order.indexOf(other.value);
  return other.count - one.count || (one.value < other.value ? -1 : 1);
}

/**
 * The facets of some entries, each value once with the number of entries that have it. The values of a facet are in their
 * own order if they have one, otherwise those of most entries come first.
 */
export function countFacets(entries: readonly FacetFields[]): FacetCount[] {
  const counts = new Map<string, FacetCount>();
  for (const one of entries.flatMap(facetsOf)) {
    const word = facetWord(one.facet, one.value);
    counts.set(word, { ...one, count: (counts.get(word)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort(compareFacets);
}

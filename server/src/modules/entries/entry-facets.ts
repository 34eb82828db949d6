import { ages, certainties, periods, type Age, type Certainty, type Entry, type Period } from '@manna/shared/contracts';
import { books, facetWord, versePlace } from '@manna/shared/domain';

type Of<Typename extends Entry['typename']> = Extract<Entry, { typename: Typename }>;

/** A value of a facet that an entry has. */
export interface EntryFacet {
  facet: 'testament' | 'sex' | 'tribe' | 'kind' | 'age' | 'certainty' | 'period' | 'dating';
  /** A slug: 'old', 'judah'. */
  value: string;
  /** The name of an entry that the value stands for. */
  name?: string;
}

/** The number of entries that have a value of a facet. */
export interface FacetCount extends EntryFacet {
  count: number;
}

/** The fields that facets are made from; null if the type of the entry does not have them. */
export interface FacetFields {
  /** The number of the first verse that mentions it. */
  firstVerse: number | null;
  sex: NonNullable<Of<'Person'>['sex']> | null;
  kind: string | null;
  /** Whom a resource is for. */
  ages: readonly Age[] | null;
  certainty: Certainty | null;
  /** An event has one, a resource those of its events. */
  periods: readonly Period[];
  dating: Of<'Event'>['dating'] | null;
  /** The tribes and peoples that a person belongs to. */
  tribes: readonly { slug: string; name: string }[];
}

/** The kind of a place about which no more is known. */
const NO_KIND = 'place';

const testamentOf = (verse: number | null) =>
  verse === null ? null : (books[versePlace(verse).book - 1]?.testament ?? null);

/** The facets of an entry, in the order in which lists show them. */
export function facetsOf({
  firstVerse,
  sex,
  tribes,
  kind,
  ages: readers,
  certainty,
  periods: times,
  dating,
}: FacetFields): EntryFacet[] {
  const single = {
    testament: testamentOf(firstVerse),
    sex,
    kind: kind === NO_KIND ? null : kind,
    certainty,
    dating,
  } satisfies Partial<Record<EntryFacet['facet'], string | null>>;
  return [
    ...times.map((value) => ({ facet: 'period' as const, value })),
    ...Object.entries(single).flatMap(([facet, value]) =>
      value === null ? [] : [{ facet: facet as keyof typeof single, value }],
    ),
    ...(readers ?? []).map((value) => ({ facet: 'age' as const, value })),
    ...tribes.map(({ slug, name }) => ({ facet: 'tribe' as const, value: slug, name })),
  ];
}

/** Facets whose values have an order of their own. */
const ordered: Partial<Record<EntryFacet['facet'], readonly string[]>> = {
  period: periods,
  testament: ['old', 'new'],
  age: ages,
  certainty: certainties,
};

function compareFacets(one: FacetCount, other: FacetCount): number {
  if (one.facet !== other.facet) return one.facet < other.facet ? -1 : 1;
  const values = ordered[one.facet];
  if (values) return values.indexOf(one.value) - values.indexOf(other.value);
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

import { facetWord, narrowByFacets } from '@manna/shared/domain';
import type { PictureFiles } from '@manna/shared/ui';
import { facetNames, type FacetCount, type ListChoices, type ListSort } from './list-choices';

/** A line of a list. */
export interface ListRow {
  path: string;
  name: string;
  title: string | null;
  /** OSIS id of the first verse that mentions it. */
  firstVerse: string | null;
  /** Missing for events. */
  verseCount?: number;
  /** Astronomical years of an event, or those that are known of a person. */
  years?: readonly [first: number, last: number];
  /** Missing if it has none, or if nobody has asked for pictures. */
  picture?: PictureFiles;
}

/** An entry of an index. */
export interface IndexEntry {
  row: ListRow;
  /** Its name and its other names (see searchedIn). */
  searched: string;
  /** Its first letter, lower case. */
  letter: string;
  /** What the sorts of the list compare. Entries without a date or a mention come last. */
  order: Readonly<Record<ListSort, number>>;
  /** Its facets as 'testament:old'. */
  facets: ReadonlySet<string>;
}

/** A first letter of names, lower case, with the number of entries that have it. */
export interface Initial {
  letter: string;
  count: number;
}

/** All entries of a list in its order, and the values of their facets. */
export interface ListIndex {
  entries: readonly IndexEntry[];
  initials: readonly Initial[];
  values: readonly Omit<FacetCount, 'count'>[];
}

/** What remains of a list. */
export interface NarrowedEntries {
  rows: ListRow[];
  /** Counts for each facet ignore what is chosen of that facet itself. Values without entries are left out, unless chosen. */
  facets: FacetCount[];
  /** Those of the whole list. */
  initials: readonly Initial[];
}

/** The first letters of entries, in the order in which the entries have them. */
export function initialsOf(entries: readonly Pick<IndexEntry, 'letter'>[]): Initial[] {
  const counts = new Map<string, number>();
  for (const { letter } of entries) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, count]) => ({ letter, count }));
}

/** A text without case, accents and punctuation: 'Étude of Ur-Nammu' is 'etude of ur nammu'. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'\u2018\u2019\u02bb-\u02bf]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a filter searches: each name with its words apart and joined, so that 'beersheba' finds 'Beer-sheba'. */
export const searchedIn = (names: readonly string[]): string =>
  names
    .map(folded)
    .flatMap((name) => (name.includes(' ') ? [name, name.replaceAll(' ', '')] : [name]))
    .join(' ');

/** Returns a test of whether an entry has every word of a filter in its names. */
function filterBy(filter: string): (entry: IndexEntry) => boolean {
  const words = folded(filter).split(' ');
  return ({ searched }) => words.every((word) => searched.includes(word));
}

/** The entries that match the choices, sorted, and the values by which they can be narrowed further. */
export function narrowEntries(index: ListIndex, { filter, sort, facets, letter }: ListChoices): NarrowedEntries {
  const hasWords = filterBy(filter);
  const { matches, counts } = narrowByFacets(
    index.entries.filter((entry) => (letter === null || entry.letter === letter) && hasWords(entry)),
    facetNames.flatMap((facet) => (facets[facet] === undefined ? [] : [{ facet, value: facets[facet] }])),
  );
  if (sort !== null) matches.sort((one, other) => one.order[sort] - other.order[sort]);
  return {
    initials: index.initials,
    rows: matches.map(({ row }) => row),
    facets: index.values.flatMap((value) => {
      const count = counts.get(facetWord(value.facet, value.value)) ?? 0;
      return count > 0 || facets[value.facet] === value.value ? [{ ...value, count }] : [];
    }),
  };
}

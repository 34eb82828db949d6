import type { DataClient } from '@manna/shared/contracts';
import { parseVerseId } from '@manna/shared/domain';
import type { PictureFiles } from '@manna/shared/ui';
import {
  EntryIndexDocument,
  EventIndexDocument,
  ListPicturesDocument,
  type EntryIndexQuery,
  type EventIndexQuery,
} from '../../../generated/graphql';
import { initialOf } from '../list-address';
import { listedPath, type ListSlug } from '../lists';
import { knownFacets } from './known-facets';
import { folded, initialsOf, searchedIn, type IndexEntry, type ListIndex, type ListRow } from './narrow-entries';

type Answer = EntryIndexQuery['entryIndex'] | EventIndexQuery['entryIndex'];
type Answered = Answer['entries'][number];

interface LoadedIndex {
  index: ListIndex;
  hasPictures: boolean;
}

/** The indexes that a page has loaded, so that Back shows a whole list at once. */
const loaded = new WeakMap<DataClient, Map<ListSlug, LoadedIndex>>();

/** The rank of each entry when they are sorted by name. Equal names stay in the order of the list. */
function ranksByName(entries: readonly Answered[]): Map<Answered, number> {
  const keys = new Map(entries.map((entry) => [entry, folded(entry.name).replace(/^(the|a|an) (?=.)/, '')]));
  const sorted = entries.toSorted((one, other) => {
    const [key = '', otherKey = ''] = [keys.get(one), keys.get(other)];
    return key === otherKey ? 0 : key < otherKey ? -1 : 1;
  });
  return new Map(sorted.map((entry, rank) => [entry, rank]));
}

function toIndex(list: ListSlug, { entries, facets }: Answer): ListIndex {
  const ranks = ranksByName(entries);
  const indexed = entries.map((entry, rank): IndexEntry => {
    const { slug, name, title, aliases, firstVerse } = entry;
    const row: ListRow = { path: listedPath(list, slug), name, title, firstVerse };
    if ('verseCount' in entry) row.verseCount = entry.verseCount;
    const [start, end] =
      'verseCount' in entry ? [entry.livedFrom, entry.livedUntil] : [entry.eventsStart, entry.eventsEnd];
    if (start !== null) row.years = [start, end ?? start];
    return {
      row,
      searched: searchedIn([name, ...aliases]),
      letter: initialOf(name).toLowerCase(),
      facets: new Set(entry.facets.split(' ').filter((word) => word !== '')),
      order: {
        // Events are in chronological order, also those of one year.
        date: list === 'events' ? rank : (start ?? Number.MAX_SAFE_INTEGER),
        name: ranks.get(entry) ?? 0,
        first: (firstVerse === null ? undefined : parseVerseId(firstVerse)) ?? Number.MAX_SAFE_INTEGER,
        mentions: -(row.verseCount ?? 0),
      },
    };
  });
  return { entries: indexed, initials: initialsOf(indexed), values: knownFacets(facets) };
}

const withPictures = ({ entries, ...index }: ListIndex, pictures: ReadonlyMap<string, PictureFiles>): ListIndex => ({
  ...index,
  entries: entries.map((entry) => {
    const picture = pictures.get(entry.row.path);
    return picture ? { ...entry, row: { ...entry.row, picture } } : entry;
  }),
});

/**
 * The index of a list if this page has loaded it, with its pictures if they are needed. The server renders what a browser
 * hydrates, which has none yet.
 */
export function loadedIndex(data: DataClient, list: ListSlug, needsPictures: boolean): ListIndex | undefined {
  const known = 'document' in globalThis ? loaded.get(data)?.get(list) : undefined;
  return known && (known.hasPictures || !needsPictures) ? known.index : undefined;
}

async function loadEntries(data: DataClient, list: ListSlug): Promise<ListIndex> {
  const { entryIndex } =
    list === 'events'
      ? await data.query(EventIndexDocument, {})
      : await data.query(EntryIndexDocument, { collection: list });
  return toIndex(list, entryIndex);
}

/** The first picture of each entry that has one, by the path of the entry. */
async function loadPictures(data: DataClient, list: ListSlug): Promise<ReadonlyMap<string, PictureFiles>> {
  const { entryIndex } = await data.query(ListPicturesDocument, { collection: list });
  return new Map(entryIndex.entries.flatMap(({ slug, image }) => (image ? [[listedPath(list, slug), image]] : [])));
}

/** Loads all entries of a list in a few words each, and their pictures if they are needed; each once for a page. */
export async function loadIndex(data: DataClient, list: ListSlug, needsPictures: boolean): Promise<ListIndex> {
  const known = loadedIndex(data, list, needsPictures);
  if (known) return known;
  const [index, pictures] = await Promise.all([
    loadedIndex(data, list, false) ?? loadEntries(data, list),
    needsPictures ? loadPictures(data, list) : undefined,
  ]);
  const wanted = pictures ? withPictures(index, pictures) : index;
  const ofPage = loaded.get(data) ?? new Map<ListSlug, LoadedIndex>();
  loaded.set(data, ofPage.set(list, { index: wanted, hasPictures: needsPictures }));
  return wanted;
}

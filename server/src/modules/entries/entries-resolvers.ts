import {
  periods,
  playableSchema,
  type Category,
  type Citation,
  type Entry,
  type EntryDate,
  type EntryTypename,
  type NamedKin,
  type PersonRole,
  type Playable,
  type ProseTable,
  type RelationKind,
  type SiteCandidate,
} from '@manna/shared/contracts';
import {
  books,
  collectionOf,
  facetWord,
  fileRevision,
  parseVerseId,
  refsOsis,
  verseOsisId,
  versePlace,
  type Book,
} from '@manna/shared/domain';
import type { GraphQLResolveInfo } from 'graphql';
import { readJsonFile } from '../../json-file';
import { messageOf } from '../../start-error';
import { badInput, checkFirst, checkLength, checkRange, type ListRange } from '../graphql/bad-input';
import type { QueryContext } from '../graphql/query-context';
import type { IndexedEntry, ListFilter, ListOrder, RelationRow, TimeFilter } from './entries-repository';
import { countFacets, facetsOf } from './entry-facets';
import { knownYears } from './known-years';
import type { EntryParent } from './entry-head';
import { lookedUp, meantPath } from './meant-path';
import { entriesFor, entryFor } from './read-entry';

const MAX_IDS = 100;
const MAX_VERSES = 500;
const MAX_NAMESAKES = 12;
const articles = collectionOf('Article').slug;

type Of<Typename extends EntryTypename> = Extract<Entry, { typename: Typename }>;
type Optional<Value> = Value | null | undefined;

const orUndefined = <Value>(value: Optional<Value>): Value | undefined => value ?? undefined;

async function relatedOf(
  { id }: Pick<Entry, 'id'>,
  { entries }: QueryContext,
  first: number,
  isWanted: (relation: RelationRow) => boolean,
): Promise<RelationRow[]> {
  return (await entries.relationsOf(id)).filter(isWanted).slice(0, checkFirst(first));
}

/** Relations to entries of these types, of all kinds or only of the requested ones. */
const relatedTo =
  (...typenames: EntryTypename[]) =>
  (
    entry: Pick<Entry, 'id'>,
    { first, kinds }: { first: number; kinds?: Optional<RelationKind[]> },
    context: QueryContext,
  ): Promise<RelationRow[]> =>
    relatedOf(
      entry,
      context,
      first,
      ({ typename, kind }) => typenames.includes(typename) && (!kinds || kinds.includes(kind)),
    );

const eventBy =
  (kind: RelationKind) =>
  async ({ id }: Pick<Entry, 'id'>, _args: unknown, context: QueryContext, info: GraphQLResolveInfo) => {
    const relation = (await context.entries.relationsOf(id)).find((row) => row.kind === kind);
    return relation && entryFor(relation.to, context, info);
  };

/** The related entry. */
const related = {
  item: ({ to }: RelationRow, _args: unknown, context: QueryContext, info: GraphQLResolveInfo) =>
    entryFor(to, context, info),
};

/** Verses are in canonical order. */
function versesByBook({ verses }: Entry): { book: Book; count: number }[] {
  const counts = new Map<number, number>();
  for (const { book } of verses.map(versePlace)) counts.set(book, (counts.get(book) ?? 0) + 1);
  return [...counts].flatMap(([number, count]) => {
    const book = books[number - 1];
    return book ? [{ book, count }] : [];
  });
}

const entryFields = {
  _resultPath: ({ resultPath }: Entry): string | undefined => resultPath,
  async category({ typename, category }: EntryParent, _args: unknown, { entries }: QueryContext) {
    const { pillar } = collectionOf(typename);
    return (await entries.categories()).find((one) => one.pillar === pillar && one.slug === category);
  },
  relatedBibleRefString: ({ references }: Entry): string => refsOsis(references),
  verses({ verses }: Entry, range: ListRange): string[] {
    const { first, offset } = checkRange(range, MAX_VERSES);
    return verses.slice(offset, offset + first).map((verse) => verseOsisId(verse) ?? '');
  },
  verseCount: ({ verses }: Entry): number => verses.length,
  versesByBook,
  sources: ({ sources }: Entry): readonly Citation[] => sources ?? [],
  reading: ({ reading }: Entry): readonly Citation[] => reading ?? [],
  dates: ({ dates }: Entry): readonly EntryDate[] => dates ?? [],
  evidence: ({ evidence }: Entry): NonNullable<Entry['evidence']> => evidence ?? [],
  versesAreChosen: ({ versesAreChosen = false }: Entry): boolean => versesAreChosen,
  relatedEntities: relatedTo('Person', 'Plant', 'Animal', 'Tribe', 'Place'),
  relatedPlaces: relatedTo('Place'),
  relatedEvents: relatedTo('Event'),
  relatedArticles: relatedTo('Article'),
  relatedResources: relatedTo('Resource'),
  relatedWords: relatedTo('DictionaryWord'),
  async lookupRelated({ id }: Pick<Entry, 'id'>, _args: unknown, { entries }: QueryContext): Promise<string[]> {
    return [...new Set((await entries.relationsOf(id)).map(({ to }) => to))];
  },
};

const playedFile = ({ files, plays }: Of<'Resource'>) => files.find(({ path }) => path === plays);

interface ListArguments extends ListRange {
  collection: string;
  category?: Optional<string>;
  initial?: Optional<string>;
  order: ListOrder;
}

interface EventArguments extends ListRange {
  period?: Optional<TimeFilter['period']>;
  from?: Optional<number>;
  to?: Optional<number>;
}

/** Part of a list, by ids. Entries and total are read only if the query selects them. */
interface EntryIds {
  ids: string[];
  totalCount: () => Promise<number>;
}

async function entryList(
  { collection, category, initial, order, ...range }: ListArguments,
  { entries }: QueryContext,
): Promise<EntryIds> {
  if (order === 'newest' && collection !== articles)
    throw badInput('"order" is newest: only articles have a publication day.');
  const filter: ListFilter = {
    collection,
    category: orUndefined(category),
    initial: orUndefined(initial)?.toLowerCase(),
  };
  return {
    ids: await entries.list(filter, order, checkRange(range)),
    totalCount: () => entries.countList(filter, order),
  };
}

interface IndexArguments {
  collection: string;
  category?: Optional<string>;
  initial?: Optional<string>;
  period?: TimeFilter['period'] | null;
}

async function entryIndex({ collection, category, initial, period }: IndexArguments, { entries }: QueryContext) {
  const filter = { collection, category: orUndefined(category), initial: orUndefined(initial)?.toLowerCase() };
  const found = await entries.index(filter, orUndefined(period));
  return { entries: found, facets: () => countFacets(found) };
}

async function eventList({ period, from, to, ...range }: EventArguments, { entries }: QueryContext): Promise<EntryIds> {
  const filter: TimeFilter = { period: orUndefined(period), from: orUndefined(from), to: orUndefined(to) };
  return { ids: await entries.events(filter, checkRange(range)), totalCount: () => entries.countEvents(filter) };
}

const beside =
  (side: 'before' | 'after') =>
  async ({ entry }: { entry?: Entry }, _args: unknown, context: QueryContext, info: GraphQLResolveInfo) => {
    const id = entry && (await context.entries.beside(entry.id, collectionOf(entry.typename).slug, side));
    return id === undefined ? undefined : entryFor(id, context, info);
  };

async function namesakes(
  { entry }: { entry?: Entry },
  _args: unknown,
  context: QueryContext,
  info: GraphQLResolveInfo,
): Promise<EntryParent[]> {
  const slugs = lookedUp.map(({ slug }) => slug);
  if (!entry || !slugs.includes(collectionOf(entry.typename).slug)) return [];
  return entriesFor(await context.entries.sharingName(entry, slugs, MAX_NAMESAKES), context, info);
}

const listed = {
  items: ({ ids }: EntryIds, _args: unknown, context: QueryContext, info: GraphQLResolveInfo) =>
    entriesFor(ids, context, info),
};

export const entriesResolvers = {
  Query: {
    entry: (_: unknown, { id }: { id: string }, context: QueryContext, info: GraphQLResolveInfo) =>
      entryFor(id, context, info),
    entryBySlug: (_: unknown, { collection, slug }: { collection: string; slug: string }, { entries }: QueryContext) =>
      entries.bySlug(collection, slug),
    async entryByPath(_: unknown, { path }: { path: string }, { entries, site }: QueryContext) {
      const entry = await entries.byPath(path);
      if (entry) return { entry };
      const movedTo = await meantPath(path, { entries, site });
      return { movedTo, entry: movedTo === undefined ? undefined : await entries.byPath(movedTo) };
    },
    entries(_: unknown, { ids }: { ids: string[] }, context: QueryContext, info: GraphQLResolveInfo) {
      checkLength(ids, MAX_IDS, 'entries');
      return entriesFor(ids, context, info);
    },
    async nearEntries(_: unknown, { path }: { path: string }, context: QueryContext, info: GraphQLResolveInfo) {
      return entriesFor(await context.entries.near(path), context, info);
    },
    async entriesCalled(
      _: unknown,
      { name, verse }: { name: string; verse?: Optional<string> },
      context: QueryContext,
      info: GraphQLResolveInfo,
    ) {
      const number = verse ? parseVerseId(verse) : undefined;
      return entriesFor(await context.entries.called({ name, verse: number }), context, info);
    },
    entryList: (_: unknown, args: ListArguments, context: QueryContext) => entryList(args, context),
    initials: (
      _: unknown,
      { collection, category }: { collection: string; category?: Optional<string> },
      { entries }: QueryContext,
    ) => entries.initials({ collection, category: orUndefined(category) }),
    entryIndex: (_: unknown, args: IndexArguments, context: QueryContext) => entryIndex(args, context),
    events: (_: unknown, args: EventArguments, context: QueryContext) => eventList(args, context),
  },
  /** Enum values in GraphQL cannot contain hyphens. */
  Period: Object.fromEntries(periods.map((period) => [period.replaceAll('-', '_'), period])),
  Category: { color: ({ colour }: Category): string => colour },
  Image: { revision: ({ fileHash }: { fileHash: string }): string => fileRevision(fileHash) },
  File: {
    revision: ({ fileHash }: { fileHash: string }): string => fileRevision(fileHash),
    licence: ({ licence }: { licence?: string }): string | null => licence ?? null,
  },
  EntryByPath: { previous: beside('before'), next: beside('after'), namesakes },
  EntryList: listed,
  EventList: listed,
  IndexedEntry: {
    livedFrom: (entry: IndexedEntry) => knownYears(entry)?.[0],
    livedUntil: (entry: IndexedEntry) => knownYears(entry)?.[1],
    firstVerse: ({ firstVerse }: IndexedEntry) => (firstVerse === null ? null : verseOsisId(firstVerse)),
    facets: (entry: IndexedEntry): string =>
      facetsOf(entry)
        .map(({ facet, value }) => facetWord(facet, value))
        .join(' '),
  },
  RelatedEntity: related,
  RelatedPlace: related,
  RelatedEvent: related,
  RelatedArticle: related,
  RelatedResource: related,
  RelatedWord: related,
  Entry: { __resolveType: ({ typename }: EntryParent): string => typename },
  Person: {
    ...entryFields,
    roles: ({ roles }: Of<'Person'>): readonly PersonRole[] => roles ?? [],
    birthEvent: eventBy('birthEvent'),
    deathEvent: eventBy('deathEvent'),
    namedKin: ({ namedKin }: Of<'Person'>): readonly NamedKin[] => namedKin ?? [],
  },
  Place: {
    ...entryFields,
    candidates: ({ candidates }: Of<'Place'>): readonly SiteCandidate[] => candidates ?? [],
  },
  Animal: entryFields,
  Plant: entryFields,
  Tribe: entryFields,
  Event: entryFields,
  DictionaryWord: entryFields,
  Article: entryFields,
  Resource: {
    ...entryFields,
    plays: playedFile,
    tables: ({ tables }: Of<'Resource'>): readonly ProseTable[] => tables ?? [],
    async playable(
      resource: Of<'Resource'>,
      _args: unknown,
      { files, log }: QueryContext,
    ): Promise<Playable | undefined> {
      const file = playedFile(resource);
      if (file?.mediaType !== 'application/json') return undefined;
      const stored = await files?.ofAvailable(`files/${fileRevision(file.fileHash)}/${file.path}`);
      if (!stored) return undefined;
      try {
        return await readJsonFile(stored.path, playableSchema);
      } catch (error) {
        // The rest of the page is readable without it.
        log.error(`${resource.id} cannot be played: ${messageOf(error)}.`);
        return undefined;
      }
    },
  },
};

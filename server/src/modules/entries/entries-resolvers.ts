import {
  periods,
  playableSchema,
  type Category,
  type Entry,
  type EntryTypename,
  type Playable,
  type RelationKind,
} from '@manna/shared/contracts';
import { collectionOf, fileRevision, refsOsis, verseOsisId } from '@manna/shared/domain';
import { z } from 'zod';
import { readJsonFile } from '../../json-file';
import { messageOf } from '../../start-error';
import { badInput, checkFirst, checkLength } from '../graphql/bad-input';
import { makePage, readCursor, type Page } from '../graphql/cursor';
import type { QueryContext } from '../graphql/query-context';
import type { EntryRow, ListFilter, RelationRow, TimeFilter } from './entries-repository';

const MAX_IDS = 100;
const MAX_VERSES = 500;

const nameKeySchema = z.tuple([z.string(), z.string()]);
const timeKeySchema = z.tuple([z.int(), z.number(), z.string()]);

type Of<Typename extends EntryTypename> = Extract<Entry, { typename: Typename }>;
type Optional<Value> = Value | null | undefined;

interface Related {
  item: Entry;
  featured: boolean;
  kind: RelationKind;
}

const given = <Value>(value: Optional<Value>): Value | undefined => value ?? undefined;

async function relatedOf(
  entry: Entry,
  { entries }: QueryContext,
  first: number,
  wanted: (relation: RelationRow) => boolean,
): Promise<Related[]> {
  const rows = (await entries.relationsOf(entry.id)).filter(wanted).slice(0, checkFirst(first));
  const items = await Promise.all(rows.map(({ to }) => entries.byId(to)));
  return rows.flatMap(({ featured, kind }, index) => {
    const item = items[index];
    return item ? [{ item, featured, kind }] : [];
  });
}

/** Relations to entries of these types, of all kinds or of those asked for. */
const relatedTo =
  (...typenames: EntryTypename[]) =>
  (
    entry: Entry,
    { first, kinds }: { first: number; kinds?: Optional<RelationKind[]> },
    context: QueryContext,
  ): Promise<Related[]> =>
    relatedOf(
      entry,
      context,
      first,
      ({ typename, kind }) => typenames.includes(typename) && (!kinds || kinds.includes(kind)),
    );

async function eventOf(entry: Entry, kind: RelationKind, { entries }: QueryContext): Promise<Entry | undefined> {
  const relation = (await entries.relationsOf(entry.id)).find((row) => row.kind === kind);
  return relation && entries.byId(relation.to);
}

const entryFields = {
  _resultPath: ({ resultPath }: Entry): string | undefined => resultPath,
  async category({ typename, category }: Entry, _args: unknown, { entries }: QueryContext) {
    const { pillar } = collectionOf(typename);
    return (await entries.categories()).find((one) => one.pillar === pillar && one.slug === category);
  },
  relatedBibleRefString: ({ references }: Entry): string => refsOsis(references),
  verses: ({ verses }: Entry, { first }: { first: number }): string[] =>
    verses.slice(0, checkFirst(first, MAX_VERSES)).map((verse) => verseOsisId(verse) ?? ''),
  verseCount: ({ verses }: Entry): number => verses.length,
  evidence: ({ evidence }: Entry): NonNullable<Entry['evidence']> => evidence ?? [],
  relatedEntities: relatedTo('Person', 'Plant', 'Animal', 'Tribe', 'Place'),
  relatedEvents: relatedTo('Event'),
  relatedArticles: relatedTo('Article'),
  relatedResources: relatedTo('Resource'),
  relatedWords: relatedTo('DictionaryWord'),
  async lookupRelated({ id }: Entry, _args: unknown, { entries }: QueryContext): Promise<string[]> {
    return [...new Set((await entries.relationsOf(id)).map(({ to }) => to))];
  },
};

const playedFile = ({ files, plays }: Of<'Resource'>) => files.find(({ path }) => path === plays);

interface ListArguments {
  collection: string;
  category?: Optional<string>;
  initial?: Optional<string>;
  first: number;
  after?: Optional<string>;
}

interface EventArguments {
  period?: Optional<TimeFilter['period']>;
  from?: Optional<number>;
  to?: Optional<number>;
  first: number;
  after?: Optional<string>;
}

/** A page beside the filter that its total is counted by, where that is asked for. */
interface Connection<Node> extends Page<Node> {
  totalCount: () => Promise<number>;
}

async function entryList(
  { collection, category, initial, first, after }: ListArguments,
  { entries }: QueryContext,
): Promise<Connection<Entry>> {
  if (initial != null && [...initial].length !== 1) throw badInput('"initial" is one letter.');
  const filter: ListFilter = { collection, category: given(category), initial: given(initial)?.toLowerCase() };
  const key = after == null ? undefined : readCursor(after, nameKeySchema);
  const rows = await entries.list(filter, checkFirst(first), key);
  const page = makePage<EntryRow>(rows, first, ({ sortName, data }) => [sortName, data.id]);
  return {
    ...page,
    edges: page.edges.map(({ cursor, node }) => ({ cursor, node: node.data })),
    totalCount: () => entries.countList(filter),
  };
}

async function eventList(
  { period, from, to, first, after }: EventArguments,
  { entries }: QueryContext,
): Promise<Connection<Entry>> {
  const filter: TimeFilter = { period: given(period), from: given(from), to: given(to) };
  const key = after == null ? undefined : readCursor(after, timeKeySchema);
  const rows = (await entries.events(filter, checkFirst(first), key)) as Of<'Event'>[];
  const page = makePage(rows, first, ({ eventsStart, sortKey, id }) => [eventsStart, sortKey, id]);
  return { ...page, totalCount: () => entries.countEvents(filter) };
}

export const entriesResolvers = {
  Query: {
    entry: (_: unknown, { id }: { id: string }, { entries }: QueryContext) => entries.byId(id),
    entryBySlug: (_: unknown, { collection, slug }: { collection: string; slug: string }, { entries }: QueryContext) =>
      entries.bySlug(collection, slug),
    async entryByPath(_: unknown, { path }: { path: string }, { entries, site }: QueryContext) {
      const entry = await entries.byPath(path);
      if (entry) return { entry };
      const movedTo = await site.redirect(path);
      return { movedTo, entry: movedTo === undefined ? undefined : await entries.byPath(movedTo) };
    },
    entries(_: unknown, { ids }: { ids: string[] }, { entries }: QueryContext): Promise<Entry[]> {
      checkLength(ids, MAX_IDS, 'entries');
      return entries.byIds(ids);
    },
    entryList: (_: unknown, args: ListArguments, context: QueryContext) => entryList(args, context),
    initials: (
      _: unknown,
      { collection, category }: { collection: string; category?: Optional<string> },
      { entries }: QueryContext,
    ) => entries.initials({ collection, category: given(category) }),
    events: (_: unknown, args: EventArguments, context: QueryContext) => eventList(args, context),
  },
  /** GraphQL's names of enum values have no hyphens. */
  Period: Object.fromEntries(periods.map((period) => [period.replaceAll('-', '_'), period])),
  Category: { color: ({ colour }: Category): string => colour },
  Image: { revision: ({ fileHash }: { fileHash: string }): string => fileRevision(fileHash) },
  File: { revision: ({ fileHash }: { fileHash: string }): string => fileRevision(fileHash) },
  Entry: { __resolveType: ({ typename }: Entry): string => typename },
  Person: {
    ...entryFields,
    birthEvent: (person: Entry, _args: unknown, context: QueryContext) => eventOf(person, 'birthEvent', context),
    deathEvent: (person: Entry, _args: unknown, context: QueryContext) => eventOf(person, 'deathEvent', context),
  },
  Place: entryFields,
  Animal: entryFields,
  Plant: entryFields,
  Tribe: entryFields,
  Event: entryFields,
  DictionaryWord: entryFields,
  Article: entryFields,
  Resource: {
    ...entryFields,
    plays: playedFile,
    async playable(
      resource: Of<'Resource'>,
      _args: unknown,
      { files, log }: QueryContext,
    ): Promise<Playable | undefined> {
      const file = playedFile(resource);
      if (file?.mediaType !== 'application/json') return undefined;
      const stored = await files?.ofKept(`files/${fileRevision(file.fileHash)}/${file.path}`);
      if (!stored) return undefined;
      try {
        return await readJsonFile(stored.path, playableSchema);
      } catch (error) {
        // The rest of the page can be read without it.
        log.error(`${resource.id} cannot be played: ${messageOf(error)}.`);
        return undefined;
      }
    },
  },
};

import type { Category, Entry, EntryTypename, Period, RelationKind } from '@manna/shared/contracts';
import { collectionOf } from '@manna/shared/domain';
import DataLoader from 'dataloader';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lte,
  ne,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { ListRange } from '../graphql/bad-input';
import { grouped } from '../graphql/grouped';
import { sortName } from '../content/sort-name';
import { categories, entries, entryNames, redirects, relations } from '../storage/schema';
import type { Database } from '../storage/storage';
import { calledEntries, type AskedName } from './called-entries';
import type { FacetFields } from './entry-facets';
import { headColumns, type EntryHead } from './entry-head';
import { indexColumns, indexDetails, type IndexRow } from './index-columns';
import { isNearPath, likeEscaped } from './near-path';
import { comparedSlug, nearPages } from './near-pages';

/** Order of a list: by name, or latest publication first. Only articles have a publication day. */
export type ListOrder = 'name' | 'newest';

export interface ListFilter {
  collection: string;
  category?: string | undefined;
  /** First letter of the sort name, lower case. */
  initial?: string | undefined;
}

export interface TimeFilter {
  period?: Period | undefined;
  /** Astronomical years, both inclusive. */
  from?: number | undefined;
  to?: number | undefined;
}

/** An entry in the index of its collection. */
export type IndexedEntry = IndexRow & Pick<FacetFields, 'tribes' | 'periods'>;

/** A relation as it is shown on an entry's page; `typename` is that of the other entry. */
export interface RelationRow {
  from: string;
  to: string;
  kind: RelationKind;
  featured: boolean;
  typename: EntryTypename;
}

/** The number of entries of a category. */
export interface CategoryCount {
  collection: string;
  category: string;
  count: number;
}

/**
 * Reads the entries of one content release during one request. Everything requested in one tick is read by one
 * statement.
 */
export class EntriesRepository {
  readonly #db: Database;
  readonly #release: string;
  readonly #byId: DataLoader<string, Entry | undefined>;
  readonly #headById: DataLoader<string, EntryHead | undefined>;
  readonly #relations: DataLoader<string, RelationRow[]>;
  #categories: Promise<Category[]> | undefined;
  #counts: Promise<CategoryCount[]> | undefined;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
    this.#byId = new DataLoader((ids) => this.#loadEntries(ids));
    this.#headById = new DataLoader((ids) => this.#loadHeads(ids));
    this.#relations = new DataLoader((ids) => this.#loadRelations(ids));
  }

  /** The entry with this id; undefined if it does not exist. */
  byId(id: string): Promise<Entry | undefined> {
    return this.#byId.load(id);
  }

  /** What a link to the entry with this id shows; undefined if it does not exist. */
  headById(id: string): Promise<EntryHead | undefined> {
    return this.#headById.load(id);
  }

  async bySlug(collection: string, slug: string): Promise<Entry | undefined> {
    return this.#one(and(eq(entries.collection, collection), eq(entries.slug, slug)));
  }

  async byPath(path: string): Promise<Entry | undefined> {
    return this.#one(eq(entries.pagePath, path));
  }

  /** Those of the paths that are the page of an entry. */
  async pagesAmong(paths: readonly string[]): Promise<string[]> {
    const rows = await this.#db
      .select({ path: entries.pagePath })
      .from(entries)
      .where(and(eq(entries.release, this.#release), inArray(entries.pagePath, [...paths])));
    return rows.map(({ path }) => path);
  }

  /** The paths of the entries of a collection that have a name, at most two. */
  async pagesNamed(name: string, collection: string): Promise<string[]> {
    const isNamed = and(eq(entries.sortName, sortName(name)), eq(entries.collection, collection));
    const rows = await this.#db
      .select({ path: entries.pagePath })
      .from(entries)
      .where(and(eq(entries.release, this.#release), isNamed))
      .limit(2);
    return rows.map(({ path }) => path);
  }

  /** Ids of the pages that a path may have meant, nearest first (see nearPages). */
  async near(asked: string): Promise<string[]> {
    const slug = comparedSlug(asked);
    if (slug === undefined) return [];
    const ofPages = this.#db
      .select({ id: entries.id, path: entries.pagePath })
      .from(entries)
      .where(and(eq(entries.release, this.#release), isNearPath(entries.pagePath, slug)));
    const ofRedirects = this.#db
      .select({ id: entries.id, path: redirects.from })
      .from(redirects)
      .innerJoin(entries, and(eq(entries.release, redirects.release), eq(entries.pagePath, redirects.to)))
      .where(and(eq(redirects.release, this.#release), isNearPath(redirects.from, slug)));
    return nearPages(asked, await unionAll(ofPages, ofRedirects));
  }

  /** Ids of the entries that are called by a name, or by a word that it is a form of (see calledEntries). */
  called(asked: AskedName): Promise<string[]> {
    return calledEntries(this.#db, this.#release, asked);
  }

  /** Ids of the entries that have a word of Strong's lexicon as an original word: words of the dictionary, then the authored. */
  async ofWord(strongs: string, limit: number): Promise<string[]> {
    const rows = await this.#db
      .select({ id: entries.id })
      .from(entryNames)
      .innerJoin(entries, and(eq(entries.release, entryNames.release), eq(entries.id, entryNames.entry)))
      .where(and(eq(entryNames.release, this.#release), eq(entryNames.name, strongs.toLowerCase())))
      .orderBy(
        sql`${entries.collection} <> 'dictionary', ${entries.origin} <> 'authored', ${entries.sortName}, ${entries.id}`,
      )
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  /** Whether the dictionary has a word with this name or other name. */
  async hasWordCalled(name: string): Promise<boolean> {
    const isWord = and(eq(entries.id, entryNames.entry), eq(entries.collection, collectionOf('DictionaryWord').slug));
    const found = await this.#db
      .select({ id: entries.id })
      .from(entryNames)
      .innerJoin(entries, and(eq(entries.release, entryNames.release), isWord))
      .where(and(eq(entryNames.release, this.#release), eq(entryNames.name, sortName(name))))
      .limit(1);
    return found.length > 0;
  }

  /** The relations of an entry, featured ones first. */
  relationsOf(id: string): Promise<RelationRow[]> {
    return this.#relations.load(id);
  }

  /** Ids of a part of a list; articles of one day are sorted by name. */
  async list(filter: ListFilter, order: ListOrder, { first, offset }: ListRange): Promise<string[]> {
    const { sortName, id, published } = entries;
    const rows = await this.#db
      .select({ id })
      .from(entries)
      .where(this.#matchesList(filter, order))
      .orderBy(...(order === 'newest' ? [desc(published)] : []), asc(sortName), asc(id))
      .limit(first)
      .offset(offset);
    return rows.map((row) => row.id);
  }

  /** The id of the entry before or after one in the list of its collection: events by time, others by name. */
  async beside(id: string, collection: string, side: 'before' | 'after'): Promise<string | undefined> {
    const isOfEvents = collection === collectionOf('Event').slug;
    const columns = isOfEvents ? [entries.eventsStart, entries.sortKey, entries.id] : [entries.sortName, entries.id];
    const place = sql.join(columns, sql`, `);
    const own = sql`(select ${place} from ${entries} where ${and(eq(entries.release, this.#release), eq(entries.id, id))})`;
    const [found] = await this.#db
      .select({ id: entries.id })
      .from(entries)
      .where(
        and(
          eq(entries.release, this.#release),
          eq(entries.collection, collection),
          side === 'before' ? sql`(${place}) < ${own}` : sql`(${place}) > ${own}`,
        ),
      )
      .orderBy(...columns.map((column) => (side === 'before' ? desc(column) : asc(column))))
      .limit(1);
    return found?.id;
  }

  /**
   * Ids of the other entries in these collections that share a name with an entry, in the order of the collections: those of
   * its name, those of its collection of which the one has as another name what the other is called, as Paul is also called Saul,
   * and the page that lists all bearers of its name.
   */
  async sharingName(
    { id, name }: Pick<Entry, 'id' | 'name'>,
    collectionSlugs: readonly string[],
    limit: number,
  ): Promise<string[]> {
    const isOwn = and(eq(entries.release, this.#release), eq(entries.id, id));
    const own = (column: AnyColumn) => sql`(select ${column} from ${entries} where ${isOwn})`;
    const ofName = own(entries.sortName);
    const isNameOfRelease = eq(entryNames.release, this.#release);
    const otherNames = sql`select ${entryNames.name} from ${entryNames} where ${and(isNameOfRelease, eq(entryNames.entry, id))}`;
    // Both halves have an index. Equal names have equal keys.
    const candidates = sql`(
      select ${entries.id} from ${entries} where ${and(
        eq(entries.release, this.#release),
        sql`(${entries.sortName} in (${ofName}, ${ofName} || ' name') or ${entries.sortName} in (${otherNames}))`,
      )}
      union select ${entryNames.entry} from ${entryNames} where ${and(isNameOfRelease, eq(entryNames.name, ofName))}
    )`;
    const dictionary = collectionOf('DictionaryWord').slug;
    const rows = await this.#db
      .select({ id: entries.id })
      .from(entries)
      .where(
        and(
          eq(entries.release, this.#release),
          inArray(entries.collection, [...collectionSlugs]),
          ne(entries.id, id),
          sql`${entries.id} in ${candidates}`,
          or(
            eq(entries.name, name),
            and(eq(entries.sortName, sql`${ofName} || ' name'`), eq(entries.collection, dictionary)),
            and(ne(entries.collection, dictionary), eq(entries.collection, own(entries.collection))),
          ),
        ),
      )
      .orderBy(sql`array_position(${sql.param([...collectionSlugs])}::text[], ${entries.collection})`, asc(entries.id))
      .limit(limit);
    return rows.map((row) => row.id);
  }

  async countList(filter: ListFilter, order: ListOrder): Promise<number> {
    const [row] = await this.#db.select({ count: count() }).from(entries).where(this.#matchesList(filter, order));
    return row?.count ?? 0;
  }

  /** The first letters of a list's names with their counts, sorted. */
  initials(filter: ListFilter): Promise<{ letter: string; count: number }[]> {
    const letter = sql<string>`left(${entries.sortName}, 1)`;
    return this.#db
      .select({ letter, count: count() })
      .from(entries)
      .where(this.#matchesList(filter))
      .groupBy(letter)
      .orderBy(letter)
      .execute();
  }

  /** Ids of a part of the events, sorted by time. */
  async events(filter: TimeFilter, { first, offset }: ListRange): Promise<string[]> {
    const { id, eventsStart, sortKey } = entries;
    const rows = await this.#db
      .select({ id })
      .from(entries)
      .where(this.#matchesTime(filter))
      .orderBy(asc(eventsStart), asc(sortKey), asc(id))
      .limit(first)
      .offset(offset);
    return rows.map((row) => row.id);
  }

  async countEvents(filter: TimeFilter): Promise<number> {
    const [row] = await this.#db.select({ count: count() }).from(entries).where(this.#matchesTime(filter));
    return row?.count ?? 0;
  }

  /** All entries of a list, each in a few words: events by time, others by name. */
  async index(filter: ListFilter, period?: Period): Promise<IndexedEntry[]> {
    const { id, sortName, eventsStart, sortKey } = entries;
    const isOfEvents = filter.collection === collectionOf('Event').slug;
    const rows: IndexRow[] = await this.#db
      .select(indexColumns)
      .from(entries)
      .innerJoin(indexDetails, sql`true`)
      .where(and(this.#matchesList(filter), period === undefined ? undefined : eq(entries.period, period)))
      .orderBy(...(isOfEvents ? [asc(eventsStart), asc(sortKey)] : [asc(sortName)]), asc(id));
    const isOf = (typename: EntryTypename) => filter.collection === collectionOf(typename).slug;
    const tribes = isOf('Person') ? await this.#tribesOfPeople() : new Map<string, never>();
    const periods = isOf('Resource') ? await this.#periodsOfResources() : new Map<string, never>();
    return rows.map((row) => ({
      ...row,
      tribes: tribes.get(row.id) ?? [],
      periods: row.period === null ? (periods.get(row.id) ?? []) : [row.period],
    }));
  }

  /** The number of entries of each category of each collection. */
  countByCategory(): Promise<CategoryCount[]> {
    const { release, collection, category } = entries;
    this.#counts ??= this.#db
      .select({ collection, category, count: count() })
      .from(entries)
      .where(eq(release, this.#release))
      .groupBy(collection, category)
      .execute();
    return this.#counts;
  }

  /** Every category, in the order in which the site lists them. */
  categories(): Promise<Category[]> {
    // execute() starts it once: a drizzle query without it runs again with each await.
    this.#categories ??= this.#db
      .select({ data: categories.data })
      .from(categories)
      .where(eq(categories.release, this.#release))
      .orderBy(asc(categories.position))
      .execute()
      .then((rows) => rows.map(({ data }) => data));
    return this.#categories;
  }

  async #one(condition: SQL | undefined): Promise<Entry | undefined> {
    const [row] = await this.#db
      .select({ data: entries.data })
      .from(entries)
      .where(and(eq(entries.release, this.#release), condition))
      .limit(1);
    if (row) this.#byId.prime(row.data.id, row.data);
    return row?.data;
  }

  async #tribesOfPeople(): Promise<ReadonlyMap<string, FacetFields['tribes']>> {
    const { from, to, kind, position, release } = relations;
    const rows = await this.#db
      .select({ from, slug: entries.slug, name: entries.name })
      .from(relations)
      .innerJoin(entries, and(eq(entries.release, release), eq(entries.id, to), eq(entries.typename, 'Tribe')))
      .where(and(eq(release, this.#release), eq(kind, 'memberOf')))
      .orderBy(asc(position));
    return grouped(rows, (row) => row.from);
  }

  /** The periods of the events that each resource is related to. */
  async #periodsOfResources(): Promise<ReadonlyMap<string, FacetFields['periods']>> {
    const { from, to, release } = relations;
    const { period } = entries;
    const resource = alias(entries, 'resource');
    const rows = await this.#db
      .selectDistinct({ from, period: sql<Period>`${period}` })
      .from(relations)
      .innerJoin(resource, and(eq(resource.release, release), eq(resource.id, from), eq(resource.typename, 'Resource')))
      .innerJoin(entries, and(eq(entries.release, release), eq(entries.id, to), isNotNull(period)))
      .where(eq(release, this.#release));
    const found = grouped(rows, (row) => row.from);
    return new Map([...found].map(([id, ofOne]) => [id, ofOne.map((row) => row.period)]));
  }

  #matchesList({ collection, category, initial }: ListFilter, order: ListOrder = 'name'): SQL | undefined {
    return and(
      order === 'newest' ? isNotNull(entries.published) : undefined,
      eq(entries.release, this.#release),
      eq(entries.collection, collection),
      category === undefined ? undefined : eq(entries.category, category),
      initial === undefined ? undefined : sql`${entries.sortName} like ${`${likeEscaped(initial)}%`}`,
    );
  }

  #matchesTime({ period, from, to }: TimeFilter): SQL | undefined {
    return and(
      eq(entries.release, this.#release),
      sql`${entries.eventsStart} is not null`,
      period === undefined ? undefined : eq(entries.period, period),
      to === undefined ? undefined : lte(entries.eventsStart, to),
      from === undefined ? undefined : gte(entries.eventsEnd, from),
    );
  }

  async #loadEntries(ids: readonly string[]): Promise<(Entry | undefined)[]> {
    const rows = await this.#db
      .select({ id: entries.id, data: entries.data })
      .from(entries)
      .where(and(eq(entries.release, this.#release), inArray(entries.id, [...ids])));
    const found = new Map(rows.map(({ id, data }) => [id, data]));
    return ids.map((id) => found.get(id));
  }

  async #loadHeads(ids: readonly string[]): Promise<(EntryHead | undefined)[]> {
    const rows: EntryHead[] = await this.#db
      .select(headColumns)
      .from(entries)
      .where(and(eq(entries.release, this.#release), inArray(entries.id, [...ids])));
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id));
  }

  async #loadRelations(ids: readonly string[]): Promise<RelationRow[][]> {
    const { from, to, kind, featured, position, release } = relations;
    const rows = await this.#db
      .select({ from, to, kind, featured, typename: entries.typename })
      .from(relations)
      .innerJoin(entries, and(eq(entries.release, release), eq(entries.id, to)))
      .where(and(eq(release, this.#release), inArray(from, [...ids])))
      .orderBy(asc(from), desc(featured), asc(position));
    const found = grouped(rows, (row) => row.from);
    return ids.map((id) => found.get(id) ?? []);
  }
}

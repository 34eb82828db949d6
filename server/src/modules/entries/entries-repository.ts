import type { Category, Entry, EntryTypename, Period, RelationKind } from '@manna/shared/contracts';
import DataLoader from 'dataloader';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { grouped } from '../graphql/grouped';
import { categories, entries, relations } from '../storage/schema';
import type { Database } from '../storage/storage';
import { headColumns, type EntryHead } from './entry-head';

/** An entry by its id, beside what lists by name are ordered by. */
export interface NameRow {
  id: string;
  sortName: string;
}

/** The same for lists by publication. */
export interface NewestRow extends NameRow {
  /** ISO 8601 date. */
  published: string;
}

/** The same for lists in the order of time. */
export interface TimeRow {
  id: string;
  eventsStart: number;
  sortKey: number;
}

export interface ListFilter {
  collection: string;
  category?: string | undefined;
  /** First letter of the sort name, lower case. */
  initial?: string | undefined;
}

export interface TimeFilter {
  period?: Period | undefined;
  /** Astronomical years, both included. */
  from?: number | undefined;
  to?: number | undefined;
}

/** A relation as an entry's page tells it; `typename` is the other entry's. */
export interface RelationRow {
  from: string;
  to: string;
  kind: RelationKind;
  featured: boolean;
  typename: EntryTypename;
}

/** How many entries a category has. */
export interface CategoryCount {
  collection: string;
  category: string;
  count: number;
}

export type NameKey = readonly [sortName: string, id: string];
export type NewestKey = readonly [published: string, sortName: string, id: string];
export type TimeKey = readonly [eventsStart: number, sortKey: number, id: string];

const likeEscaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Reads the entries of one content release for the length of one request: what is asked for at once is one statement. */
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

  /** The entry of an id; undefined where there is none. */
  byId(id: string): Promise<Entry | undefined> {
    return this.#byId.load(id);
  }

  /** What a link to the entry of an id shows of it; undefined where there is none. */
  headById(id: string): Promise<EntryHead | undefined> {
    return this.#headById.load(id);
  }

  async bySlug(collection: string, slug: string): Promise<Entry | undefined> {
    return this.#one(and(eq(entries.collection, collection), eq(entries.slug, slug)));
  }

  async byPath(path: string): Promise<Entry | undefined> {
    return this.#one(eq(entries.pagePath, path));
  }

  /** Relations of an entry, featured ones first. */
  relationsOf(id: string): Promise<RelationRow[]> {
    return this.#relations.load(id);
  }

  /** One row more than `first`, in the order of names, behind `after`. */
  list(filter: ListFilter, first: number, after: NameKey | undefined): Promise<NameRow[]> {
    const { sortName, id } = entries;
    const behind = after && sql`(${sortName}, ${id}) > (${after[0]}, ${after[1]})`;
    return this.#db
      .select({ id, sortName })
      .from(entries)
      .where(and(this.#ofList(filter), behind))
      .orderBy(asc(sortName), asc(id))
      .limit(first + 1)
      .execute();
  }

  /** The same, the last published first; those of one day by name. Only articles have such a day. */
  listNewest(filter: ListFilter, first: number, after: NewestKey | undefined): Promise<NewestRow[]> {
    const { sortName, id } = entries;
    const published = sql<string>`${entries.published}`;
    const behind =
      after &&
      sql`(${published} < ${after[0]} or (${published} = ${after[0]} and (${sortName}, ${id}) > (${after[1]}, ${after[2]})))`;
    return this.#db
      .select({ id, sortName, published })
      .from(entries)
      .where(and(this.#ofList(filter), isNotNull(entries.published), behind))
      .orderBy(desc(entries.published), asc(sortName), asc(id))
      .limit(first + 1)
      .execute();
  }

  async countList(filter: ListFilter): Promise<number> {
    const [row] = await this.#db.select({ count: count() }).from(entries).where(this.#ofList(filter));
    return row?.count ?? 0;
  }

  /** First letters of a list's names with their counts, in order. */
  initials(filter: ListFilter): Promise<{ letter: string; count: number }[]> {
    const letter = sql<string>`left(${entries.sortName}, 1)`;
    return this.#db
      .select({ letter, count: count() })
      .from(entries)
      .where(this.#ofList(filter))
      .groupBy(letter)
      .orderBy(letter)
      .execute();
  }

  /** One event more than `first`, in the order of time, behind `after`. */
  events(filter: TimeFilter, first: number, after: TimeKey | undefined): Promise<TimeRow[]> {
    const { id } = entries;
    // No event is without them, and nothing else is among what is looked through.
    const eventsStart = sql<number>`${entries.eventsStart}`;
    const sortKey = sql<number>`${entries.sortKey}`;
    const behind = after && sql`(${eventsStart}, ${sortKey}, ${id}) > (${after[0]}, ${after[1]}, ${after[2]})`;
    return this.#db
      .select({ id, eventsStart, sortKey })
      .from(entries)
      .where(and(this.#inTime(filter), behind))
      .orderBy(asc(eventsStart), asc(sortKey), asc(id))
      .limit(first + 1)
      .execute();
  }

  async countEvents(filter: TimeFilter): Promise<number> {
    const [row] = await this.#db.select({ count: count() }).from(entries).where(this.#inTime(filter));
    return row?.count ?? 0;
  }

  /** How many entries each category of each collection has. */
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

  /** Every category, in the order in which the site names them. */
  categories(): Promise<Category[]> {
    // Executed here: a drizzle query that is only awaited runs again with each await.
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

  #ofList({ collection, category, initial }: ListFilter): SQL | undefined {
    return and(
      eq(entries.release, this.#release),
      eq(entries.collection, collection),
      category === undefined ? undefined : eq(entries.category, category),
      initial === undefined ? undefined : sql`${entries.sortName} like ${`${likeEscaped(initial)}%`}`,
    );
  }

  #inTime({ period, from, to }: TimeFilter): SQL | undefined {
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

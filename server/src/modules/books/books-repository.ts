import type { BookIntroduction } from '@manna/shared/contracts';
import DataLoader from 'dataloader';
import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import { grouped } from '../graphql/grouped';
import { bookEntries, bookIntroductions, entries } from '../storage/schema';
import type { Database } from '../storage/storage';

interface ToldRow {
  book: number;
  collection: string;
  place: number;
  entry: string;
  eventsStart: number | null;
  sortKey: number | null;
}

interface ToldKey {
  book: number;
  collection: string;
  first: number;
}

/** Events in the order of time; what has no time keeps its order. */
const inTime = (rows: readonly ToldRow[]): ToldRow[] =>
  [...rows].sort(
    (one, other) => (one.eventsStart ?? 0) - (other.eventsStart ?? 0) || (one.sortKey ?? 0) - (other.sortKey ?? 0),
  );

/** Reads what a content release tells of the books of the Bible, for the length of one request. */
export class BooksRepository {
  readonly #db: Database;
  readonly #release: string;
  readonly #introductions: DataLoader<number, BookIntroduction | undefined>;
  readonly #told: DataLoader<ToldKey, ToldRow[], string>;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
    this.#introductions = new DataLoader((books) => this.#loadIntroductions(books));
    this.#told = new DataLoader((keys) => this.#loadTold(keys), {
      cacheKeyFn: ({ book, collection, first }) => `${book} ${collection} ${first}`,
    });
  }

  /** What stands before a book, by its place in the canon; undefined where the release has nothing. */
  introductionOf(book: number): Promise<BookIntroduction | undefined> {
    return this.#introductions.load(book);
  }

  /** Ids of the entries of a collection that a book tells of, as many as are asked for, the most told first; events in time. */
  async entriesOf(book: number, collection: string, first: number): Promise<string[]> {
    return inTime(await this.#told.load({ book, collection, first })).map(({ entry }) => entry);
  }

  async #loadIntroductions(books: readonly number[]): Promise<(BookIntroduction | undefined)[]> {
    const { release, book, data } = bookIntroductions;
    const rows = await this.#db
      .select({ book, data })
      .from(bookIntroductions)
      .where(and(eq(release, this.#release), inArray(book, [...books])));
    const found = new Map(rows.map((row) => [row.book, row.data]));
    return books.map((one) => found.get(one));
  }

  async #loadTold(keys: readonly ToldKey[]): Promise<ToldRow[][]> {
    const { release, book, collection, place, entry } = bookEntries;
    const { eventsStart, sortKey } = entries;
    const asked = keys.map((key) => and(eq(book, key.book), eq(collection, key.collection), lte(place, key.first)));
    const rows: ToldRow[] = await this.#db
      .select({ book, collection, place, entry, eventsStart, sortKey })
      .from(bookEntries)
      .innerJoin(entries, and(eq(entries.release, release), eq(entries.id, entry)))
      .where(and(eq(release, this.#release), or(...asked)))
      .orderBy(asc(book), asc(collection), asc(place));
    const found = grouped(rows, (row) => `${row.book} ${row.collection}`);
    return keys.map((key) =>
      (found.get(`${key.book} ${key.collection}`) ?? []).filter((row) => row.place <= key.first),
    );
  }
}

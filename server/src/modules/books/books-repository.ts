import type { BookIntroduction } from '@manna/shared/contracts';
import DataLoader from 'dataloader';
import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import { grouped } from '../graphql/grouped';
import { bookEntries, bookIntroductions, entries } from '../storage/schema';
import type { Database } from '../storage/storage';

interface BookEntryRow {
  book: number;
  collection: string;
  rank: number;
  entry: string;
  eventsStart: number | null;
  sortKey: number | null;
}

interface BookEntriesKey {
  book: number;
  collection: string;
  first: number;
}

/** Sorts events by time; entries without a time keep their order. */
const sortByTime = (rows: readonly BookEntryRow[]): BookEntryRow[] =>
  [...rows].sort(
    (one, other) => (one.eventsStart ?? 0) - (other.eventsStart ?? 0) || (one.sortKey ?? 0) - (other.sortKey ?? 0),
  );

/** Reads what a content release has about the books of the Bible during one request. */
export class BooksRepository {
  readonly #db: Database;
  readonly #release: string;
  readonly #introductions: DataLoader<number, BookIntroduction | undefined>;
  readonly #entries: DataLoader<BookEntriesKey, BookEntryRow[], string>;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
    this.#introductions = new DataLoader((books) => this.#loadIntroductions(books));
    this.#entries = new DataLoader((keys) => this.#loadEntries(keys), {
      cacheKeyFn: ({ book, collection, first }) => `${book} ${collection} ${first}`,
    });
  }

  /** The introduction of a book by its number in the canon; undefined if the release has none. */
  introductionOf(book: number): Promise<BookIntroduction | undefined> {
    return this.#introductions.load(book);
  }

  /** Ids of the first entries of a collection that the book mentions most often; events are sorted by time. */
  async entriesOf(book: number, collection: string, first: number): Promise<string[]> {
    return sortByTime(await this.#entries.load({ book, collection, first })).map(({ entry }) => entry);
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

  async #loadEntries(keys: readonly BookEntriesKey[]): Promise<BookEntryRow[][]> {
    const { release, book, collection, rank, entry } = bookEntries;
    const { eventsStart, sortKey } = entries;
    const conditions = keys.map((key) => and(eq(book, key.book), eq(collection, key.collection), lte(rank, key.first)));
    const rows: BookEntryRow[] = await this.#db
      .select({ book, collection, rank, entry, eventsStart, sortKey })
      .from(bookEntries)
      .innerJoin(entries, and(eq(entries.release, release), eq(entries.id, entry)))
      .where(and(eq(release, this.#release), or(...conditions)))
      .orderBy(asc(book), asc(collection), asc(rank));
    const found = grouped(rows, (row) => `${row.book} ${row.collection}`);
    return keys.map((key) => (found.get(`${key.book} ${key.collection}`) ?? []).filter((row) => row.rank <= key.first));
  }
}

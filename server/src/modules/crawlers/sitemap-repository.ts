import { books, parseChapterOsisId, versePlace, type ChapterRef, type VersePlace } from '@manna/shared/domain';
import { and, asc, eq, gt, like, sql } from 'drizzle-orm';
import { chapterTexts, contentReleases, entries, translations, verses, verseWords } from '../storage/schema';
import type { Database } from '../storage/storage';

const ROWS_AT_ONCE = 5_000;

/** A verse's number without its last three digits is its chapter's: 1001 of Genesis 1:1. */
const VERSES = 1_000;

function chaptersOf(rows: readonly { chapter: number }[]): ChapterRef[] {
  const numbers = rows.map(({ chapter }) => chapter).sort((one, other) => one - other);
  return numbers.flatMap((number) => {
    const { book: place, chapter } = versePlace(number * VERSES);
    const book = books[place - 1];
    return book ? [{ book, chapter }] : [];
  });
}

/** The path of an entry's page and its publication day, if it has one. */
export interface SitemapPage {
  path: string;
  /** 'YYYY-MM-DD'. */
  published: string | null;
}

/** Reads the URLs of one content release. */
export class SitemapRepository {
  readonly #db: Database;
  readonly #release: string;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
  }

  /** When the release was loaded into this database. */
  async loadedAt(): Promise<Date | undefined> {
    const { hash, loadedAt } = contentReleases;
    const [row] = await this.#db.select({ loadedAt }).from(contentReleases).where(eq(hash, this.#release));
    return row?.loadedAt;
  }

  /** The number of entries whose page is below a path. */
  entryCount(below: string): Promise<number> {
    const { release, pagePath } = entries;
    return this.#db.$count(entries, and(eq(release, this.#release), like(pagePath, `${below}/%`)));
  }

  /** The path of each entry whose page is below a path, sorted by path. */
  async *entries(below: string): AsyncGenerator<SitemapPage> {
    const { release, pagePath, data } = entries;
    let last = '';
    for (;;) {
      const rows = await this.#db
        .select({ path: pagePath, published: sql<string | null>`${data}->>'published'` })
        .from(entries)
        .where(and(eq(release, this.#release), like(pagePath, `${below}/%`), gt(pagePath, last)))
        .orderBy(asc(pagePath))
        .limit(ROWS_AT_ONCE);
      yield* rows;
      last = rows.at(-1)?.path ?? last;
      if (rows.length < ROWS_AT_ONCE) return;
    }
  }

  verseCount(): Promise<number> {
    return this.#db.$count(verses, eq(verses.release, this.#release));
  }

  /** Every verse, in canonical order. */
  async *verses(): AsyncGenerator<VersePlace> {
    const { release, id } = verses;
    let last = 0;
    for (;;) {
      const rows = await this.#db
        .select({ id })
        .from(verses)
        .where(and(eq(release, this.#release), gt(id, last)))
        .orderBy(asc(id))
        .limit(ROWS_AT_ONCE);
      for (const row of rows) yield versePlace(row.id);
      last = rows.at(-1)?.id ?? last;
      if (rows.length < ROWS_AT_ONCE) return;
    }
  }

  /** The chapters that have verses, in canonical order. */
  async chaptersWithVerses(): Promise<ChapterRef[]> {
    const { release, id } = verses;
    const chapter = sql<number>`${id} / ${VERSES}::integer`;
    const rows = await this.#db.selectDistinct({ chapter }).from(verses).where(eq(release, this.#release));
    return chaptersOf(rows);
  }

  /** The chapters with Hebrew words, in canonical order. */
  async chaptersWithWords(): Promise<ChapterRef[]> {
    const { release, verse } = verseWords;
    const chapter = sql<number>`${verse} / ${VERSES}::integer`;
    const rows = await this.#db.selectDistinct({ chapter }).from(verseWords).where(eq(release, this.#release));
    return chaptersOf(rows);
  }

  async translationSlugs(): Promise<string[]> {
    const rows = await this.#db
      .select({ slug: translations.slug })
      .from(translations)
      .where(eq(translations.release, this.#release))
      .orderBy(asc(translations.position));
    return rows.map(({ slug }) => slug);
  }

  /** The chapters that a translation has, in canonical order. */
  async chapters(translation: string): Promise<ChapterRef[]> {
    const { release, translation: slug, osisId } = chapterTexts;
    const rows = await this.#db
      .select({ osisId })
      .from(chapterTexts)
      .where(and(eq(release, this.#release), eq(slug, translation)));
    return rows
      .flatMap((row) => parseChapterOsisId(row.osisId) ?? [])
      .sort((one, other) => one.book.number - other.book.number || one.chapter - other.chapter);
  }
}

import type { DatedDay, Language, SitePage } from '@manna/shared/contracts';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { dailyEntries, datedDays, dayVerses, sitePages } from '../storage/schema';
import type { Database } from '../storage/storage';

const NEWS = 5;

/** Reads the site's own pages and the daily content of one content release. */
export class SitePagesRepository {
  readonly #db: Database;
  readonly #release: string;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
  }

  /** A page in a language, or else in English; undefined if it does not exist. */
  async page(slug: string, language: Language): Promise<SitePage | undefined> {
    const [row] = await this.#db
      .select({ data: sitePages.data })
      .from(sitePages)
      .where(
        and(
          eq(sitePages.release, this.#release),
          eq(sitePages.slug, slug),
          inArray(sitePages.language, [language, 'en']),
        ),
      )
      .orderBy(sql`${sitePages.language} <> ${language}`)
      .limit(1);
    return row?.data;
  }

  /** Every page in a language, or else in English, by slug. */
  async pages(language: Language): Promise<SitePage[]> {
    const rows = await this.#db
      .selectDistinctOn([sitePages.slug], { data: sitePages.data })
      .from(sitePages)
      .where(and(eq(sitePages.release, this.#release), inArray(sitePages.language, [language, 'en'])))
      .orderBy(asc(sitePages.slug), sql`${sitePages.language} <> ${language}`);
    return rows.map(({ data }) => data);
  }

  /** The passage of a day of a leap year, counted from 1; undefined if the release has none. */
  async verseOfDay(day: number): Promise<string | undefined> {
    const [row] = await this.#db
      .select({ osis: dayVerses.osis })
      .from(dayVerses)
      .where(and(eq(dayVerses.release, this.#release), eq(dayVerses.day, day)));
    return row?.osis;
  }

  /** Everything that the Bible dates, in the order of the Hebrew year. */
  async dated(): Promise<DatedDay[]> {
    const rows = await this.#db
      .select({ data: datedDays.data })
      .from(datedDays)
      .where(eq(datedDays.release, this.#release))
      .orderBy(asc(datedDays.position));
    return rows.map(({ data }) => data);
  }

  /**
   * Id of the entry or event of a date. Each date sorts them by its own hash, so that another entry in the content
   * changes few days.
   */
  async entryOfDay(kind: 'entry' | 'event', date: string): Promise<string | undefined> {
    const { release, entry } = dailyEntries;
    const [row] = await this.#db
      .select({ entry })
      .from(dailyEntries)
      .where(and(eq(release, this.#release), eq(dailyEntries.kind, kind)))
      .orderBy(sql`md5(${date} || ${entry})`)
      .limit(1);
    return row?.entry;
  }

  /** Ids of the articles published up to a date, latest first. */
  async news(date: string): Promise<string[]> {
    const { release, kind, entry, published } = dailyEntries;
    const rows = await this.#db
      .select({ entry })
      .from(dailyEntries)
      .where(and(eq(release, this.#release), eq(kind, 'article'), lte(published, date)))
      .orderBy(desc(published), asc(entry))
      .limit(NEWS);
    return rows.map((row) => row.entry);
  }
}

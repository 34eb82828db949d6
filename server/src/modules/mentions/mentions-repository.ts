import type { Entry } from '@manna/shared/contracts';
import { and, between, eq, or, sql } from 'drizzle-orm';
import { entries, entryVerses } from '../storage/schema';
import type { Database } from '../storage/storage';
import type { VerseSpan } from '../verses/verse-span';

type Place = Extract<Entry, { typename: 'Place' }>;

/** An entry that a passage mentions. */
export interface MentionRow {
  /** Id of the entry. */
  readonly entry: string;
  readonly collection: string;
  /** How many verses of the passage mention it. */
  readonly verseCount: number;
  /** Number of the first of them. */
  readonly firstVerse: number;
  /** How many entries of its collection the passage mentions. */
  readonly total: number;
  readonly location: Place['location'] | null;
  readonly certainty: Place['certainty'] | null;
}

interface Row extends Record<string, unknown>, MentionRow {}

/** Reads what the passages of one content release mention. */
export class MentionsRepository {
  readonly #db: Database;
  readonly #release: string;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
  }

  /** The `most` entries of each collection that most verses of these spans mention, in this order. */
  async in(spans: readonly VerseSpan[], collections: readonly string[], most: number): Promise<MentionRow[]> {
    const { release, verse, entry } = entryVerses;
    const found = this.#db
      .select({
        entry,
        verseCount: sql<number>`count(*)::int`.as('verse_count'),
        firstVerse: sql<number>`min(${verse})`.as('first_verse'),
      })
      .from(entryVerses)
      .where(and(eq(release, this.#release), or(...spans.map(({ from, to }) => between(verse, from, to)))))
      .groupBy(entry);
    const { rows } = await this.#db.execute<Row>(sql`
      with found as (${found}), ranked as (
        select id, collection, verse_count, first_verse, count(*) over (partition by collection)::int as total,
          row_number() over (
            partition by collection order by verse_count desc, first_verse, origin <> 'authored', sort_name, id
          ) as rank
        from found join ${entries} on id = found.entry and release = ${this.#release}
        where ${entries.collection} = any(${sql.param([...collections])}::text[]))
      select ranked.id as entry, ranked.collection, verse_count as "verseCount", first_verse as "firstVerse", total,
        case when ranked.collection = 'places' then data -> 'location' end as location,
        case when ranked.collection = 'places' then data ->> 'certainty' end as certainty
      from ranked join ${entries} on entries.id = ranked.id and entries.release = ${this.#release}
      where rank <= ${most}
      order by array_position(${sql.param([...collections])}::text[], ranked.collection), rank`);
    return rows;
  }
}

import type { Commentary, Prose } from '@manna/shared/contracts';
import DataLoader from 'dataloader';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { grouped } from '../graphql/grouped';
import { commentaries, commentaryPassages } from '../storage/schema';
import type { Database } from '../storage/storage';
import type { VerseSpan } from '../verses/verse-span';

export interface PassageRow {
  osis: string;
  body: Prose | null;
}

interface PassagesKey extends VerseSpan {
  commentary: string;
  maxCharacters: number;
}

/** The last three digits of a verse number are its number within the chapter. */
const VERSES_A_CHAPTER = 1_000;
const chapterOf = (number: number): number => Math.floor(number / VERSES_A_CHAPTER);

/** Reads the commentaries of one content release during one request. */
export class CommentariesRepository {
  readonly #db: Database;
  readonly #release: string;
  readonly #passages: DataLoader<PassagesKey, PassageRow[], string>;
  readonly #hasChapter: DataLoader<number, boolean>;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
    this.#passages = new DataLoader((keys) => this.#loadPassages(keys), {
      cacheKeyFn: ({ commentary, from, to, maxCharacters }) => `${commentary} ${from} ${to} ${maxCharacters}`,
    });
    this.#hasChapter = new DataLoader((chapters) => this.#loadChapters(chapters));
  }

  /** The commentaries that say something about the verses, in the order of the release. */
  async on(range: VerseSpan): Promise<Commentary[]> {
    const { release, slug, position, data } = commentaries;
    const rows = await this.#db
      .select({ data })
      .from(commentaries)
      .where(
        and(
          eq(release, this.#release),
          sql`exists (select from ${commentaryPassages} where ${this.#in(range)} and ${commentaryPassages.commentary} = ${slug})`,
        ),
      )
      .orderBy(asc(position));
    return rows.map((row) => row.data);
  }

  /** What a commentary says about the verses; bodies only until they have `maxCharacters` characters. */
  passages(key: PassagesKey): Promise<PassageRow[]> {
    return this.#passages.load(key);
  }

  /** Whether a commentary says something about the chapter of this verse number. */
  hasChapter(number: number): Promise<boolean> {
    return this.#hasChapter.load(chapterOf(number));
  }

  #in({ from, to }: VerseSpan) {
    const { release, firstVerse, lastVerse } = commentaryPassages;
    return and(eq(release, this.#release), lte(firstVerse, to), gte(lastVerse, from));
  }

  async #loadPassages(keys: readonly PassagesKey[]): Promise<PassageRow[][]> {
    const { commentary, position, osis, body, characters } = commentaryPassages;
    // One statement reads the passages of all commentaries for the same verses.
    const statements = new Map<string, Promise<(PassageRow & { commentary: string })[]>>();
    const read = (key: PassagesKey) => {
      const id = `${key.from} ${key.to} ${key.maxCharacters}`;
      const before = sql`sum(${characters}) over (partition by ${commentary} order by ${position}) - ${characters}`;
      const within = sql<Prose | null>`case when ${before} < ${key.maxCharacters} then ${body} end`;
      const running =
        statements.get(id) ??
        this.#db
          .select({ commentary, osis, body: within })
          .from(commentaryPassages)
          .where(this.#in(key))
          .orderBy(asc(commentary), asc(position))
          .execute();
      statements.set(id, running);
      return running;
    };
    return Promise.all(
      keys.map(async (key) => grouped(await read(key), (row) => row.commentary).get(key.commentary) ?? []),
    );
  }

  async #loadChapters(chapters: readonly number[]): Promise<boolean[]> {
    const { release, firstVerse } = commentaryPassages;
    const chapter = sql<number>`${firstVerse} / ${sql.raw(String(VERSES_A_CHAPTER))}`;
    const list = sql.join(
      chapters.map((one) => sql`${one}`),
      sql`, `,
    );
    const rows = await this.#db
      .selectDistinct({ chapter })
      .from(commentaryPassages)
      .where(and(eq(release, this.#release), sql`${chapter} in (${list})`));
    const found = new Set(rows.map((row) => row.chapter));
    return chapters.map((one) => found.has(one));
  }
}

import type { StylingSpan, Translation } from '@manna/shared/contracts';
import DataLoader from 'dataloader';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { chapterTexts, translations } from '../storage/schema';
import type { Database } from '../storage/storage';

/** Identifies a chapter's text: translation slug and OSIS id. */
export interface ChapterKey {
  translation: string;
  osisId: string;
}

export interface ChapterRow extends ChapterKey {
  content: string;
  styling: StylingSpan[];
}

const textOf = ({ translation, osisId }: ChapterKey): string => `${translation} ${osisId}`;

/** Reads one content release during one request. Everything that is requested in one tick is read by one statement. */
export class BibleRepository {
  readonly #db: Database;
  readonly #release: string;
  #translations: Promise<Translation[]> | undefined;
  readonly #chapters: DataLoader<ChapterKey, ChapterRow | undefined, string>;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
    this.#chapters = new DataLoader((keys) => this.#loadChapters(keys), { cacheKeyFn: textOf });
  }

  /** Every translation, in the order readers are shown. */
  translations(): Promise<Translation[]> {
    // execute() starts it once: a drizzle query without it runs again with each await.
    this.#translations ??= this.#db
      .select()
      .from(translations)
      .where(eq(translations.release, this.#release))
      .orderBy(asc(translations.position))
      .execute();
    return this.#translations;
  }

  /** A chapter's text; undefined if the translation does not have the chapter. */
  chapter(key: ChapterKey): Promise<ChapterRow | undefined> {
    return this.#chapters.load(key);
  }

  async #loadChapters(keys: readonly ChapterKey[]): Promise<(ChapterRow | undefined)[]> {
    const { release, translation, osisId, content, styling } = chapterTexts;
    const rows = await this.#db
      .select({ translation, osisId, content, styling })
      .from(chapterTexts)
      .where(
        and(
          eq(release, this.#release),
          inArray(translation, [...new Set(keys.map((key) => key.translation))]),
          inArray(osisId, [...new Set(keys.map((key) => key.osisId))]),
        ),
      );
    const found = new Map(rows.map((row) => [textOf(row), row]));
    return keys.map((key) => found.get(textOf(key)));
  }
}

import type { HebrewWord } from '@manna/shared/contracts';
import DataLoader from 'dataloader';
import { verseNumber, type ChapterRef } from '@manna/shared/domain';
import { and, asc, between, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { grouped } from '../graphql/grouped';
import { entries, entryVerses, verses, verseWords } from '../storage/schema';
import type { Database } from '../storage/storage';

/** The last three digits of a verse number are its number within the chapter. */
const VERSES_A_CHAPTER = 1_000;

const startOf = ({ book, chapter }: ChapterRef): number => verseNumber({ book: book.number, chapter, verse: 0 });
const chapterOf = (number: number): number => number - (number % VERSES_A_CHAPTER);

export interface VerseRow {
  /** 1001001 for Genesis 1:1. */
  id: number;
  osisId: string;
  texts: Record<string, string>;
  crossReferences: number[];
}

/** Reads the verses of one content release during one request. */
export class VersesRepository {
  readonly #db: Database;
  readonly #release: string;
  readonly #byNumber: DataLoader<number, VerseRow | undefined>;
  readonly #words: DataLoader<number, HebrewWord[]>;
  readonly #entries: DataLoader<number, string[]>;
  /** These two are keyed by the number that verse 0 of the chapter would have. */
  readonly #byChapter: DataLoader<number, VerseRow[]>;
  readonly #lastOfChapter: DataLoader<number, number | undefined>;
  /** By translation slug, because a list of verses is shown in one and a row has all ten. */
  readonly #texts = new Map<string, DataLoader<number, string | undefined>>();

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
    this.#byNumber = new DataLoader((numbers) => this.#loadVerses(numbers));
    this.#words = new DataLoader((numbers) => this.#loadWords(numbers));
    this.#entries = new DataLoader((numbers) => this.#loadEntries(numbers));
    this.#byChapter = new DataLoader((chapters) => this.#loadChapters(chapters));
    this.#lastOfChapter = new DataLoader((chapters) => this.#loadLast(chapters));
  }

  /** The verse with this number; undefined if it does not exist. */
  byNumber(number: number): Promise<VerseRow | undefined> {
    return this.#byNumber.load(number);
  }

  /** The verses of a chapter, in order. */
  ofChapter(chapter: ChapterRef): Promise<VerseRow[]> {
    return this.#byChapter.load(startOf(chapter));
  }

  /** The number of a chapter's last verse; undefined if the release has no verses of it. */
  lastOfChapter(chapter: ChapterRef): Promise<number | undefined> {
    return this.#lastOfChapter.load(startOf(chapter));
  }

  /** A verse's text in one translation; undefined if the translation does not have it. */
  textOf(number: number, translation: string): Promise<string | undefined> {
    let texts = this.#texts.get(translation);
    if (!texts) {
      texts = new DataLoader((numbers) => this.#loadTexts(numbers, translation));
      this.#texts.set(translation, texts);
    }
    return texts.load(number);
  }

  /** The Hebrew words of a verse, in order; empty in the New Testament. */
  wordsOf(number: number): Promise<HebrewWord[]> {
    return this.#words.load(number);
  }

  /** Ids of the entries that name or describe a verse, authored ones first, then by name. */
  entriesOf(number: number): Promise<string[]> {
    return this.#entries.load(number);
  }

  async #loadVerses(numbers: readonly number[]): Promise<(VerseRow | undefined)[]> {
    const { release, id, osisId, texts, crossReferences } = verses;
    const rows = await this.#db
      .select({ id, osisId, texts, crossReferences })
      .from(verses)
      .where(and(eq(release, this.#release), inArray(id, [...numbers])));
    const found = new Map(rows.map((row) => [row.id, row]));
    return numbers.map((number) => found.get(number));
  }

  async #loadChapters(chapters: readonly number[]): Promise<VerseRow[][]> {
    const { id, osisId, texts, crossReferences } = verses;
    const rows = await this.#db
      .select({ id, osisId, texts, crossReferences })
      .from(verses)
      .where(this.#inChapters(chapters))
      .orderBy(asc(id));
    const found = grouped(rows, (row) => chapterOf(row.id));
    return chapters.map((chapter) => found.get(chapter) ?? []);
  }

  async #loadLast(chapters: readonly number[]): Promise<(number | undefined)[]> {
    const last = sql<number>`max(${verses.id})`;
    const rows = await this.#db
      .select({ last })
      .from(verses)
      .where(this.#inChapters(chapters))
      .groupBy(sql`${verses.id} / ${VERSES_A_CHAPTER}`);
    const found = new Map(rows.map((row) => [chapterOf(row.last), row.last % VERSES_A_CHAPTER]));
    return chapters.map((chapter) => found.get(chapter));
  }

  #inChapters(chapters: readonly number[]): SQL | undefined {
    const ranges = chapters.map((chapter) => between(verses.id, chapter, chapter + VERSES_A_CHAPTER - 1));
    return and(eq(verses.release, this.#release), or(...ranges));
  }

  async #loadTexts(numbers: readonly number[], translation: string): Promise<(string | undefined)[]> {
    const { release, id, texts } = verses;
    const rows = await this.#db
      .select({ id, text: sql<string | null>`${texts} ->> ${translation}` })
      .from(verses)
      .where(and(eq(release, this.#release), inArray(id, [...numbers])));
    const found = new Map(rows.map((row) => [row.id, row.text ?? undefined]));
    return numbers.map((number) => found.get(number));
  }

  async #loadWords(numbers: readonly number[]): Promise<HebrewWord[][]> {
    const { release, verse, words } = verseWords;
    const rows = await this.#db
      .select({ verse, words })
      .from(verseWords)
      .where(and(eq(release, this.#release), inArray(verse, [...numbers])));
    const found = new Map(rows.map((row) => [row.verse, row.words]));
    return numbers.map((number) => found.get(number) ?? []);
  }

  async #loadEntries(numbers: readonly number[]): Promise<string[][]> {
    const { release, verse, entry } = entryVerses;
    const rows = await this.#db
      .select({ verse, entry })
      .from(entryVerses)
      .innerJoin(entries, and(eq(entries.release, release), eq(entries.id, entry)))
      .where(and(eq(release, this.#release), inArray(verse, [...numbers])))
      .orderBy(asc(verse), sql`${entries.origin} <> 'authored'`, asc(entries.sortName), asc(entry));
    const found = grouped(rows, (row) => row.verse);
    return numbers.map((number) => (found.get(number) ?? []).map((row) => row.entry));
  }
}

import type { LexiconEntry } from '@manna/shared/contracts';
import DataLoader from 'dataloader';
import { and, eq, inArray } from 'drizzle-orm';
import { lexicon, strongsVerses } from '../storage/schema';
import type { Database } from '../storage/storage';
import { plainSpelling } from './plain-spelling';

const MAX_SPELLED = 6;
const SHORTEST = 2;
/** The longest transliteration of the lexicon has fewer letters. */
const LONGEST = 40;

/** How often the text has each form of a word, and the King James Version each rendering; the most frequent first. */
type WordUses = Required<Pick<LexiconEntry, 'forms' | 'renderings'>>;

/** Reads the lexicon of one content release during one request. */
export class LexiconRepository {
  readonly #db: Database;
  readonly #release: string;
  readonly #byNumber: DataLoader<string, LexiconEntry | undefined>;
  readonly #uses: DataLoader<string, WordUses>;
  readonly #verses: DataLoader<string, number[]>;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
    this.#byNumber = new DataLoader((numbers) => this.#loadEntries(numbers));
    this.#uses = new DataLoader((numbers) => this.#loadUses(numbers));
    this.#verses = new DataLoader((numbers) => this.#loadVerses(numbers));
  }

  /** The entry with this Strong's number; undefined if it does not exist. */
  byNumber(strongs: string): Promise<LexiconEntry | undefined> {
    return this.#byNumber.load(strongs);
  }

  /** Words that may be spelled so in English letters, in the order of their numbers (see plainSpelling). */
  async spelled(spelling: string): Promise<LexiconEntry[]> {
    const plain = plainSpelling(spelling);
    if (plain.length < SHORTEST || plain.length > LONGEST) return [];
    const { release, strongs, transliteration } = lexicon;
    const rows = await this.#db.select({ strongs, transliteration }).from(lexicon).where(eq(release, this.#release));
    const found = rows
      .filter((row) => plainSpelling(row.transliteration) === plain)
      .map((row) => row.strongs)
      .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .slice(0, MAX_SPELLED);
    return (await Promise.all(found.map((number) => this.byNumber(number)))).filter((entry) => entry !== undefined);
  }

  /** How the text uses the word. */
  usesOf(strongs: string): Promise<WordUses> {
    return this.#uses.load(strongs);
  }

  /** Numbers of the verses that contain the word, ascending. */
  versesOf(strongs: string): Promise<number[]> {
    return this.#verses.load(strongs);
  }

  async #loadEntries(numbers: readonly string[]): Promise<(LexiconEntry | undefined)[]> {
    // Forms and renderings are most of a row, and few readers ask for them.
    const { strongs, lemma, language, transliteration, pronunciation, derivation, definition, kjvDefinition } = lexicon;
    const rows = await this.#db
      .select({ strongs, lemma, language, transliteration, pronunciation, derivation, definition, kjvDefinition })
      .from(lexicon)
      .where(and(eq(lexicon.release, this.#release), inArray(lexicon.strongs, [...numbers])));
    const found = new Map(rows.map((row) => [row.strongs, row]));
    return numbers.map((number) => found.get(number));
  }

  async #loadUses(numbers: readonly string[]): Promise<WordUses[]> {
    const { release, strongs, forms, renderings } = lexicon;
    const rows = await this.#db
      .select({ strongs, forms, renderings })
      .from(lexicon)
      .where(and(eq(release, this.#release), inArray(strongs, [...numbers])));
    const found = new Map(rows.map((row) => [row.strongs, row]));
    return numbers.map((number) => ({
      forms: found.get(number)?.forms ?? [],
      renderings: found.get(number)?.renderings ?? [],
    }));
  }

  async #loadVerses(numbers: readonly string[]): Promise<number[][]> {
    const { release, strongs, verses } = strongsVerses;
    const rows = await this.#db
      .select({ strongs, verses })
      .from(strongsVerses)
      .where(and(eq(release, this.#release), inArray(strongs, [...numbers])));
    const found = new Map(rows.map((row) => [row.strongs, row.verses]));
    return numbers.map((number) => found.get(number) ?? []);
  }
}

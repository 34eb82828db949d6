import type { BibleRef, Language, OriginalWord } from '@manna/shared/contracts';
import type { Book } from '@manna/shared/domain';
import type { Draft } from './draft';
import type {
  AuthoredCollection,
  BookMatter,
  DatedFile,
  FrontMatter,
  JourneyFile,
  LineageFile,
  PageMatter,
} from './front-matter';
import type { LineOf } from './read-yaml';

interface AuthoredEntryOf<C extends AuthoredCollection> {
  readonly collection: C;
  readonly slug: string;
  /** Relative to the repository. */
  readonly file: string;
  readonly matter: FrontMatter<C>;
  /** The line of a field of the front matter. */
  readonly lineOf: LineOf;
  /** `matter.references` as verses, those that can be read. */
  readonly references: readonly BibleRef[];
  readonly body: Draft;
  /** The line on which the body begins. */
  readonly bodyLine: number;
}

/** An entry as its file has it, its front matter checked, its text read; `collection` says which front matter it has. */
export type AuthoredEntry = { [C in AuthoredCollection]: AuthoredEntryOf<C> }[AuthoredCollection];

/** A journey or a lineage as its file has it. */
export interface AuthoredTable<T> {
  readonly slug: string;
  readonly file: string;
  readonly data: T;
  readonly lineOf: LineOf;
}

/** A page of the site in one language, as its file has it. */
export interface AuthoredPage {
  /** Slug and language in the file's name; the front matter has the same. */
  readonly slug: string;
  readonly language: Language;
  readonly file: string;
  readonly matter: PageMatter;
  readonly lineOf: LineOf;
  readonly body: Draft;
}

/** The introduction of a book of the Bible, as its file has it. */
export interface AuthoredBook {
  readonly book: Book;
  readonly file: string;
  readonly matter: BookMatter;
  readonly lineOf: LineOf;
  readonly body: Draft;
  /** The line on which the body begins. */
  readonly bodyLine: number;
}

/** The verse of a day, as its line has it. */
export interface AuthoredDayVerse {
  readonly line: number;
  /** 'Ps.23.1-Ps.23.3'. */
  readonly osis: string;
  readonly ref: BibleRef;
}

/** The verses of the days, in order, the first that of 1 January. */
export interface AuthoredDayVerses {
  readonly file: string;
  readonly verses: readonly AuthoredDayVerse[];
}

/** Everything that was written for this site. */
export interface AuthoredContent {
  readonly entries: readonly AuthoredEntry[];
  readonly journeys: readonly AuthoredTable<JourneyFile>[];
  readonly lineages: readonly AuthoredTable<LineageFile>[];
  readonly pages: readonly AuthoredPage[];
  readonly books: readonly AuthoredBook[];
  /** One file, or none. */
  readonly dayVerses: readonly AuthoredDayVerses[];
  readonly dated: readonly AuthoredTable<DatedFile>[];
}

/** What authored content is held against. */
export interface AuthoredWorld {
  /** Text of one verse of the King James Version by its number (1001001); undefined where there is none. */
  verseText(verse: number): string | undefined;
  /** A word of the originals by its Strong's number ('H85'); undefined where the lexicon has none. */
  original(strongs: string): OriginalWord | undefined;
}

/** How files and links name an entry: 'people/abraham'. */
export const entryKey = ({ collection, slug }: { collection: string; slug: string }): string => `${collection}/${slug}`;

import type { BibleRef, FigureShape, Language, OriginalWord } from '@manna/shared/contracts';
import type { Book } from '@manna/shared/domain';
import type { TextIndex } from '../../base/bible/text-index';
import type { Draft } from './draft';
import type {
  AuthoredCollection,
  BookMatter,
  ChronologyFile,
  DatedFile,
  FrontMatter,
  JourneyFile,
  KinFile,
  LibraryFile,
  LineageFile,
  PageMatter,
  PointsFile,
} from './front-matter';
import type { LineOf } from './parse/read-yaml';

interface AuthoredEntryOf<C extends AuthoredCollection> {
  readonly collection: C;
  readonly slug: string;
  /** The path relative to the repository. */
  readonly file: string;
  readonly matter: FrontMatter<C>;
  /** The line of a front matter field. */
  readonly lineOf: LineOf;
  /** The verses of `matter.references`, without references that cannot be parsed. */
  readonly references: readonly BibleRef[];
  readonly body: Draft;
  /** The line on which the body begins. */
  readonly bodyLine: number;
}

/**
 * An authored entry: its checked front matter and its parsed text. `collection` decides the shape of the front matter.
 */
export type AuthoredEntry = { [C in AuthoredCollection]: AuthoredEntryOf<C> }[AuthoredCollection];

/** An authored journey or lineage. */
export interface AuthoredTable<T> {
  readonly slug: string;
  readonly file: string;
  readonly data: T;
  readonly lineOf: LineOf;
}

/** An authored page of the site in one language. */
export interface AuthoredPage {
  /** Slug and language, from the file name. The front matter repeats them. */
  readonly slug: string;
  readonly language: Language;
  readonly file: string;
  readonly matter: PageMatter;
  readonly lineOf: LineOf;
  readonly body: Draft;
}

/** The authored introduction of a book of the Bible. */
export interface AuthoredBook {
  readonly book: Book;
  readonly file: string;
  readonly matter: BookMatter;
  readonly lineOf: LineOf;
  readonly body: Draft;
  /** The line on which the body begins. */
  readonly bodyLine: number;
}

/** The verse of a day, from one line of the table. */
export interface AuthoredDayVerse {
  readonly line: number;
  /** For example 'Ps.23.1-Ps.23.3'. */
  readonly osis: string;
  readonly ref: BibleRef;
}

/** The verses of the days in calendar order, starting with 1 January. */
export interface AuthoredDayVerses {
  readonly file: string;
  readonly verses: readonly AuthoredDayVerse[];
}

/** A drawing of content/authored/drawings, as SVG. */
export interface AuthoredDrawing {
  /** The file name without its suffix. */
  readonly slug: string;
  readonly file: string;
  readonly svg: string;
}

/** A figure of content/authored/figures, which prose shows between its paragraphs. */
export interface AuthoredFigure {
  /** The file name without its suffix. */
  readonly slug: string;
  readonly file: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly FigureShape[];
}

/** All authored content. */
export interface AuthoredContent {
  readonly entries: readonly AuthoredEntry[];
  readonly journeys: readonly AuthoredTable<JourneyFile>[];
  readonly lineages: readonly AuthoredTable<LineageFile>[];
  readonly pages: readonly AuthoredPage[];
  readonly books: readonly AuthoredBook[];
  /** At most one file. */
  readonly dayVerses: readonly AuthoredDayVerses[];
  readonly dated: readonly AuthoredTable<DatedFile>[];
  /** At most one file. */
  readonly kin: readonly AuthoredTable<KinFile>[];
  readonly library: readonly AuthoredTable<LibraryFile>[];
  readonly drawings: readonly AuthoredDrawing[];
  readonly figures: readonly AuthoredFigure[];
  readonly chronology: readonly AuthoredTable<ChronologyFile>[];
  /** At most one file. */
  readonly points: readonly AuthoredTable<PointsFile>[];
}

/** The sources that authored content is checked against. */
export interface AuthoredWorld {
  /** Returns a verse of the King James Version by its number (1001001); undefined if the version does not have it. */
  verseText(verse: number): string | undefined;
  /**
   * Returns a word of the original languages by its Strong's number ('H85'); undefined if the lexicon does not have it.
   */
  original(strongs: string): OriginalWord | undefined;
  /** The King James Version, to find verses by their words. */
  readonly text: TextIndex;
  /**
   * Returns the numbers of the verses of the Old Testament that have a Hebrew word as an ordinary word, not as a name.
   */
  hebrew(strongs: string): readonly number[];
}

/** The key by which files and links refer to an entry, such as 'people/abraham'. */
export const entryKey = ({ collection, slug }: { collection: string; slug: string }): string => `${collection}/${slug}`;

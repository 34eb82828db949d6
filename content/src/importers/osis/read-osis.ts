import { inputFiles } from '../files/input-files';
import type { Place } from '../../base/files/place';
import { readLines } from '../files/read-lines';
import type { ImportLog } from '../import-log';
import type { RawBook } from '../scripture/raw-book';
import { OsisReader } from './osis-reader';
import { feedOsis } from './osis-xml';

/**
 * Reads the books of an OSIS file or of a folder of them. Throws ContentError with file and line if a file is not
 * OSIS, is truncated, or has an element that OSIS does not have.
 */
export function readOsis(path: string, log: ImportLog): RawBook[] {
  const reader = new OsisReader(log);
  for (const file of inputFiles(path, ['.xml', '.osis'])) {
    const feed = feedOsis(reader, 'osis');
    let place: Place = { file: file.name, line: 1 };
    for (const { text, number } of readLines(file.path, file.name)) {
      place = { file: file.name, line: number };
      feed.write(`${text}\n`, place);
    }
    feed.end(place);
    reader.endBook(place, true);
    log.count('files');
  }
  return reader.books;
}

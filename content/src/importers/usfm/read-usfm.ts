import { books, type Book } from '@manna/shared/domain';
import { ContentError } from '../../base/content-error';
import { inputFiles, type InputFile } from '../files/input-files';
import { faultAt, type Place } from '../../base/files/place';
import { readLines } from '../files/read-lines';
import type { ImportLog } from '../import-log';
import type { RawBook } from '../scripture/raw-book';
import { tokensOf } from './tokens';
import { UsfmReader } from './usfm-reader';

const byUsfmId = new Map(books.map((book) => [book.usfmId, book]));
/** Paratext's file names: number, book, project; '21ECCBSB.usfm'. */
const fileName = /^\d\d([0-9A-Z]{3})[^/\\]*\.\w+$/i;

/** Returns the book of a file, from its first line or otherwise its name; undefined if the book is not in the canon. */
function bookOf(first: string, file: InputFile, place: Place, log: ImportLog): Book | undefined {
  if (!first.startsWith('\\')) throw faultAt(place, 'The file is not USFM: it does not begin with a marker.');
  const [, code = ''] = /^\\id\s+(\S{3})(?!\w)/.exec(first) ?? [];
  if (/^\\id\b/.test(first)) {
    if (code === '') throw faultAt(place, 'The marker \\id has no book of three letters.');
    const book = byUsfmId.get(code.toUpperCase());
    if (!book) log.skip(file.name, `${code} is not one of the 66 books.`);
    return book;
  }
  const name = file.name.split(/[/\\]/).at(-1) ?? '';
  const named = byUsfmId.get(fileName.exec(name)?.[1]?.toUpperCase() ?? '');
  if (!named) throw faultAt(place, 'The file does not begin with \\id, and its name does not tell its book.');
  log.skip(file.name, `The file has no \\id; its name tells that its book is ${named.name}.`);
  return named;
}

function readBook(file: InputFile, log: ImportLog): RawBook | undefined {
  let reader: UsfmReader | undefined;
  let place: Place = { file: file.name, line: 1 };
  let ended = true;
  for (const line of readLines(file.path, file.name)) {
    place = { file: file.name, line: line.number };
    ({ ended } = line);
    if (!reader) {
      if (line.text.trim() === '') continue;
      const book = bookOf(line.text.trimStart(), file, place, log);
      if (!book) return undefined;
      reader = new UsfmReader(book, place, log);
      if (/^\s*\\id\b/.test(line.text)) continue;
    }
    for (const token of tokensOf(line.text)) reader.read(token, place);
    reader.endLine(place);
  }
  if (!reader) throw new ContentError(`${file.name} is empty.`);
  return reader.finish(place, ended);
}

/**
 * Reads the books of a USFM file or of a folder of them. Throws ContentError with file and line if a file is not USFM,
 * has a marker that USFM 3 does not have, or repeats a book.
 */
export function readUsfm(path: string, log: ImportLog): RawBook[] {
  const found = new Map<Book, { raw: RawBook; file: string }>();
  for (const file of inputFiles(path, ['.usfm', '.sfm'])) {
    const raw = readBook(file, log);
    if (!raw) continue;
    const before = found.get(raw.book);
    if (before) throw faultAt({ file: file.name, line: 1 }, `${raw.book.name} is in ${before.file} already.`);
    found.set(raw.book, { raw, file: file.name });
    log.count('files');
  }
  return [...found.values()].map(({ raw }) => raw);
}

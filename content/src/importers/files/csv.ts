import { parse, CsvError } from 'csv-parse/sync';
import type { ImportLog } from '../import-log';
import { faultAt, type Place } from '../../base/files/place';
import { readWhole } from './read-lines';

/** One record of a table, by column. */
export interface CsvRow {
  /** Returns the trimmed value of a column; '' if it is missing. */
  readonly get: (column: string) => string;
  /** The file and line where the record begins. */
  readonly place: Place;
}

/** The columns of a table: those that are used, and those that are known but ignored. */
export interface CsvColumns {
  readonly read: readonly string[];
  readonly known: readonly string[];
}

interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

function records(text: string, file: string): ParsedRecord[] {
  try {
    return parse(text, { info: true, bom: true, skip_empty_lines: true }) as unknown as ParsedRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const lines: unknown = Reflect.get(error, 'lines');
    const line = typeof lines === 'number' ? lines : 1;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
      throw faultAt({ file, line }, 'A quotation mark is not closed; the file seems to be cut off.');
    }
    if (error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH') {
      throw faultAt({ file, line }, 'The record does not have as many values as the first line has columns.');
    }
    throw faultAt({ file, line }, 'This is not CSV.');
  }
}

/**
 * Reads the records of a CSV file. Throws ContentError with file and line if the file is invalid, truncated or lacks a
 * required column. Unknown columns are only logged.
 */
export function readCsv(path: string, file: string, { read, known }: CsvColumns, log: ImportLog): CsvRow[] {
  const [header, ...rows] = records(readWhole(path, file), file);
  const first = { file, line: 1 };
  if (!header) throw faultAt(first, 'The file is empty.');
  const columns = header.record.map((name) => name.trim());
  const missing = read.find((name) => !columns.includes(name));
  if (missing !== undefined) throw faultAt(first, `The table has no column "${missing}".`);
  for (const name of columns) {
    if (!read.includes(name) && !known.includes(name)) log.unknown(first, `The column "${name}"`);
  }
  let end = header.info.lines;
  return rows.map(({ record, info }) => {
    const values = new Map(columns.map((name, index) => [name, (record[index] ?? '').trim()]));
    const place = { file, line: end + 1 };
    end = info.lines;
    return { get: (column) => values.get(column) ?? '', place };
  });
}

/** Splits a list in one value: 'a, b,c'. */
export const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

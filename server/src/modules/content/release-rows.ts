import { z } from 'zod';
import { parseJson } from '../../json-file';
import { messageOf } from '../../start-error';
import { ReleaseError } from './content-release';

const LINE_FEED = 0x0a;

/** Converts the bytes of a file into rows, each as JSON; the file name is for messages. Throws a ReleaseError. */
export type ReadRows = (file: string, bytes: AsyncIterable<Buffer>) => AsyncGenerator<string>;

// Not node:readline, which also breaks a line at U+2028, as JSON does not.
async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      parts.push(chunk.subarray(start, end));
      yield Buffer.concat(parts).toString('utf8');
      parts = [];
      start = end + 1;
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
  }
  if (parts.length > 0) yield Buffer.concat(parts).toString('utf8');
}

function parseAt<Value>(source: string, text: string, schema: z.ZodType<Value>): Value {
  try {
    return parseJson(text, schema);
  } catch (error) {
    throw new ReleaseError(`${source} ${messageOf(error)}`);
  }
}

/** Rows of a file with one value per line. Without `toRow` the line itself is the row. */
export const fromLines = <Value>(
  schema: z.ZodType<Value>,
  toRow?: (value: Value, position: number) => object,
): ReadRows =>
  async function* (file, bytes) {
    let position = 0;
    for await (const line of splitLines(bytes)) {
      const value = parseAt(`${file} line ${position + 1}`, line, schema);
      yield toRow ? JSON.stringify(toRow(value, position)) : line;
      position += 1;
    }
  };

/** Rows of a small file that contains one list. */
export const fromList = <Value>(
  schema: z.ZodType<Value>,
  toRow: (value: Value, position: number) => unknown = (value) => value,
): ReadRows =>
  async function* (file, bytes) {
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    const values = parseAt(file, Buffer.concat(chunks).toString('utf8'), z.array(schema));
    for (const [position, value] of values.entries()) yield JSON.stringify(toRow(value, position));
  };

import { closeSync, openSync, readSync } from 'node:fs';
import { ContentError } from '../../base/content-error';
import { faultAt } from '../../base/files/place';

/** One line without its line break. `ended` is false for a last line without a line feed. */
export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
  readonly ended: boolean;
}

/** The maximum length of a line in bytes. Some Bibles in XML are one line of ten million bytes. */
const LONGEST_LINE = 32 * 1024 * 1024;
const CHUNK = 64 * 1024;
const LINE_FEED = 0x0a;

function open(path: string, file: string): number {
  try {
    return openSync(path, 'r');
  } catch {
    throw new ContentError(`${file} cannot be read.`);
  }
}

function expectNoUtf16(start: Buffer, file: string): void {
  const marks: readonly (readonly [string, string])[] = [
    ['fffe', 'little-endian'],
    ['feff', 'big-endian'],
  ];
  const found = marks.find(([mark]) => start.subarray(0, 2).toString('hex') === mark);
  if (found) throw faultAt({ file, line: 1 }, `The file is UTF-16 (${found[1]}); save it as UTF-8.`);
}

/**
 * Yields the lines of a UTF-8 file, with at most one line in memory. Removes a byte order mark and the carriage
 * returns at line ends. `file` is the name in messages. Throws ContentError with file and line if the bytes are not
 * UTF-8 or a line is longer than `longest` bytes.
 */
export function* readLines(path: string, file: string, longest = LONGEST_LINE): Generator<Line> {
  const descriptor = open(path, file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const chunk = Buffer.alloc(CHUNK);
  let held: Buffer[] = [];
  let heldBytes = 0;
  let number = 1;
  const hold = (bytes: Buffer) => {
    heldBytes += bytes.length;
    if (heldBytes > longest) {
      throw faultAt({ file, line: number }, `The line has more than ${longest.toLocaleString('en-GB')} bytes.`);
    }
    held.push(Buffer.from(bytes));
  };
  const take = (ended: boolean): Line => {
    const bytes = Buffer.concat(held);
    held = [];
    heldBytes = 0;
    if (bytes.includes(0)) {
      throw faultAt(
        { file, line: number },
        'The line has NUL characters: this is no text, or it is UTF-16; save it as UTF-8.',
      );
    }
    let text: string;
    try {
      text = decoder.decode(bytes);
    } catch {
      throw faultAt({ file, line: number }, 'The line is not UTF-8; save the file as UTF-8.');
    }
    const line = { text: text.endsWith('\r') ? text.slice(0, -1) : text, number, ended };
    number += 1;
    return line;
  };
  try {
    for (let first = true; ; first = false) {
      const count = readSync(descriptor, chunk, 0, CHUNK, null);
      if (count === 0) break;
      const bytes = chunk.subarray(0, count);
      if (first) expectNoUtf16(bytes, file);
      let from = 0;
      for (let to = bytes.indexOf(LINE_FEED); to >= 0; to = bytes.indexOf(LINE_FEED, from)) {
        hold(bytes.subarray(from, to));
        yield take(true);
        from = to + 1;
      }
      if (from < count) hold(bytes.subarray(from));
    }
    if (heldBytes > 0) yield take(false);
  } finally {
    closeSync(descriptor);
  }
}

/** The maximum length, in characters, of a file that must be in memory completely. */
const LARGEST_FILE = 256 * 1024 * 1024;

/** Returns a whole file, read by readLines, with line feeds. Also throws ContentError if the file is too large. */
export function readWhole(path: string, file: string): string {
  const lines: string[] = [];
  let size = 0;
  for (const { text, number } of readLines(path, file)) {
    size += text.length + 1;
    if (size > LARGEST_FILE) {
      throw faultAt(
        { file, line: number },
        `The file has more than ${LARGEST_FILE.toLocaleString('en-GB')} characters.`,
      );
    }
    lines.push(text);
  }
  return lines.join('\n');
}

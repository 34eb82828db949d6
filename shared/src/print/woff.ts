import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, sfnt: 12 } as const;
/** Bytes per table record in the directory. */
const RECORD = { woff: 20, sfnt: 16 } as const;

/**
 * Converts a WOFF 1.0 font to the OpenType font that it wraps (https://www.w3.org/TR/WOFF/). Fontkit reads WOFF too,
 * but inflates each table in JavaScript whenever a font is opened, and every PDF opens its fonts again.
 */
export function fromWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(HEADER.sfnt + count * RECORD.sfnt);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  directory.writeUInt16BE(2 ** log * 16, 6);
  directory.writeUInt16BE(log, 8);
  directory.writeUInt16BE(count * 16 - 2 ** log * 16, 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const record = HEADER.woff + index * RECORD.woff;
    const [start, stored, length] = [4, 8, 12].map((at) => woff.readUInt32BE(record + at));
    const data = woff.subarray(start, (start ?? 0) + (stored ?? 0));
    const table = data.length < (length ?? 0) ? inflateSync(data) : data;
    const to = HEADER.sfnt + index * RECORD.sfnt;
    woff.copy(directory, to, record, record + 4);
    woff.copy(directory, to + 4, record + 16, record + 20);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(table.length, to + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

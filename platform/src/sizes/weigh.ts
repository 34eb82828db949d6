import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Bytes } from './limits';

const brotli = (bytes: Buffer): Bytes =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;

export const sum = (numbers: readonly Bytes[]): Bytes => numbers.reduce((total, number) => total + number, 0);

/** What a reader downloads of these files of a release. A file that is listed twice is sent once. */
export const weigh = (folder: string, files: readonly string[], extension: string): Bytes =>
  sum(
    [...new Set(files)]
      .filter((file) => file.endsWith(extension))
      .map((file) => brotli(readFileSync(path.join(folder, file)))),
  );

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { integrityOf } from '../domain/integrity';

const compressible = /\.(?:m?js|css|json|svg)$/;

/** Files of a folder, as paths inside it with forward slashes, sorted. */
export const releaseFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();

/** Every file's integrity value, by its path in the folder. */
export async function integrityMap(folder: string): Promise<Record<string, string>> {
  const integrity: Record<string, string> = {};
  for (const file of releaseFiles(folder)) integrity[file] = await integrityOf(await readFile(path.join(folder, file)));
  return integrity;
}

/** Writes a `.br` and a `.gz` copy of each compressible file, so that a gateway need not compress it for each request. */
export function precompress(folder: string): void {
  for (const file of releaseFiles(folder).filter((name) => compressible.test(name))) {
    const bytes = readFileSync(path.join(folder, file));
    const quality = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    };
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(bytes, quality));
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@manna/shared/domain';

/** The folder of the verified release files. */
export const cacheFolder = (dataDir: string): string => path.join(dataDir, 'cache');

/** Stores verified release files in DATA_DIR, named by their pin. Several gateways may share it. */
export class FileCache {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = cacheFolder(dataDir);
  }

  #pathOf(integrity: string, extension: string): string {
    return path.join(this.#folder, `${createHash('sha256').update(integrity).digest('hex')}${extension}`);
  }

  /** Stores bytes that match this pin. Returns the path of the file. */
  async store(integrity: string, extension: string, bytes: Uint8Array): Promise<string> {
    const file = this.#pathOf(integrity, extension);
    const draft = `${file}.${randomUUID()}`;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
    return file;
  }

  /** The bytes stored for this pin; undefined if they are missing or no longer match it. */
  async find(integrity: string, extension: string): Promise<Buffer | undefined> {
    const bytes = await readFile(this.#pathOf(integrity, extension)).catch(() => undefined);
    return bytes && (await integrityOf(bytes)) === integrity ? bytes : undefined;
  }
}

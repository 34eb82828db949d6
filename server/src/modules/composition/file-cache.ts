import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@manna/shared/domain';

/** Verified files of releases, kept in DATA_DIR under a name made of their pin. Safe to share between gateways. */
export class FileCache {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'cache');
  }

  #pathOf(integrity: string, extension: string): string {
    return path.join(this.#folder, `${createHash('sha256').update(integrity).digest('hex')}${extension}`);
  }

  /** Keeps bytes that were verified by this pin; the answer is where they lie. */
  async keep(integrity: string, extension: string, bytes: Uint8Array): Promise<string> {
    const file = this.#pathOf(integrity, extension);
    const draft = `${file}.${randomUUID()}`;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
    return file;
  }

  /** Bytes kept by this pin; undefined where there are none, or they are no longer what the pin says. */
  async find(integrity: string, extension: string): Promise<Buffer | undefined> {
    const bytes = await readFile(this.#pathOf(integrity, extension)).catch(() => undefined);
    return bytes && (await integrityOf(bytes)) === integrity ? bytes : undefined;
  }
}

import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../start-error';
import { writeWholeFile } from '../../whole-file';

/** How large the folder may grow. */
const MAX_BYTES = 256 * 1_024 * 1_024;
/** So much is left after files were deleted, so that not each new file deletes another. */
const LEFT_PART = 0.8;
/** How much is stored between two looks at the folder. */
const LOOK_BYTES = 8 * 1_024 * 1_024;

/** Stores the files that were made in DATA_DIR, by their keys. Several gateways may share it. */
export class HandoutStore {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** What was stored since the last look at the folder. */
  #stored = Infinity;

  constructor(dataDir: string, maxBytes = MAX_BYTES) {
    this.#folder = path.join(dataDir, 'handouts');
    this.#maxBytes = maxBytes;
  }

  /** The file with this key, a name; undefined if it is not stored. */
  async find(key: string): Promise<Buffer | undefined> {
    const file = path.join(this.#folder, key);
    const bytes = await readFile(file).catch(() => undefined);
    const now = new Date();
    // The least recently used ones are deleted first.
    if (bytes) await utimes(file, now, now).catch(() => undefined);
    return bytes;
  }

  /** Stores a file. Deletes the least recently used ones if there are too many bytes. */
  async store(key: string, bytes: Uint8Array): Promise<void> {
    await writeWholeFile(path.join(this.#folder, key), bytes);
    this.#stored += bytes.length;
    if (this.#stored < Math.min(LOOK_BYTES, this.#maxBytes / 10)) return;
    this.#stored = 0;
    await this.#prune();
  }

  async #prune(): Promise<void> {
    const names = await readdir(this.#folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.#folder, name);
        const { mtimeMs, size } = await stat(file).catch(ifGone);
        return { file, mtimeMs, size };
      }),
    );
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (bytes <= this.#maxBytes) return;
    for (const { file, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (bytes <= this.#maxBytes * LEFT_PART) break;
      await rm(file, { force: true });
      bytes -= size;
    }
  }
}

/** Another gateway may have deleted the file. */
const ifGone = (error: unknown): { mtimeMs: number; size: number } => {
  if (codeOf(error) !== 'ENOENT') throw error;
  return { mtimeMs: 0, size: 0 };
};

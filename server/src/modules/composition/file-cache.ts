import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@manna/shared/domain';
import { codeOf } from '../../start-error';
import { writeWholeFile } from '../../whole-file';

const HOUR_MS = 3_600_000;
/** How long a file stays after its last use, for a roll-back without the host that it came from. */
const UNUSED_MS = 30 * 24 * HOUR_MS;
/** How large the folder may grow. Files in use stay, even if they are more. */
const MAX_BYTES = 512 * 1024 * 1024;
/** Gateways mark the files that they use once an hour, so a file that is older than this is used by none. */
const IN_USE_MS = 3 * HOUR_MS;

const stemOf = (integrity: string): string => createHash('sha256').update(integrity).digest('hex');

interface CacheLimits {
  maxBytes?: number;
  now?: () => number;
}

/** The folder of the verified release files. */
export const cacheFolder = (dataDir: string): string => path.join(dataDir, 'cache');

/** Stores verified release files in DATA_DIR, named by their pin. Several gateways may share it. */
export class FileCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #now: () => number;

  constructor(dataDir: string, { maxBytes = MAX_BYTES, now = Date.now }: CacheLimits = {}) {
    this.#folder = cacheFolder(dataDir);
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  #pathOf(integrity: string, extension: string): string {
    return path.join(this.#folder, `${stemOf(integrity)}${extension}`);
  }

  /** Stores bytes that match this pin, unless they are stored already. Returns the path of the file. */
  async store(integrity: string, extension: string, bytes: Uint8Array): Promise<string> {
    const file = this.#pathOf(integrity, extension);
    if (!(await this.find(integrity, extension))) await writeWholeFile(file, bytes);
    return file;
  }

  /** The bytes stored for this pin; undefined if they are missing or no longer match it. */
  async find(integrity: string, extension: string): Promise<Buffer | undefined> {
    const bytes = await readFile(this.#pathOf(integrity, extension)).catch(() => undefined);
    return bytes && (await integrityOf(bytes)) === integrity ? bytes : undefined;
  }

  /**
   * Marks the files of these pins as used now. Deletes files that no gateway has used for 30 days, and the least recently
   * used ones if there are too many bytes.
   */
  async prune(pins: Iterable<string>): Promise<void> {
    const used = new Set([...pins].map(stemOf));
    const now = this.#now();
    const time = new Date(now);
    const others: { file: string; age: number; size: number }[] = [];
    let bytes = 0;
    const names = await readdir(this.#folder).catch(ifGone([]));
    for (const name of names) {
      const file = path.join(this.#folder, name);
      const { mtimeMs, size } = await stat(file).catch(ifGone({ mtimeMs: now, size: 0 }));
      bytes += size;
      const age = now - mtimeMs;
      const [stem = '', , draft] = name.split('.');
      const isAbandoned = draft !== undefined && age > IN_USE_MS;
      if (draft === undefined && used.has(stem)) await utimes(file, time, time).catch(ifGone(undefined));
      else others.push({ file, size, age: isAbandoned ? UNUSED_MS : age });
    }
    others.sort((one, other) => other.age - one.age);
    for (const { file, age, size } of others) {
      if (age < IN_USE_MS || (age < UNUSED_MS && bytes <= this.#maxBytes)) break;
      await rm(file, { force: true });
      bytes -= size;
    }
  }
}

/** Another gateway may have deleted the file, or none has stored one yet. */
const ifGone =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (codeOf(error) !== 'ENOENT') throw error;
    return value;
  };

import { stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { matchesDigest, openContentRelease, type ContentRelease } from './content-release';
import type { ContentService } from './content-service';

/** A file that a manifest names, on disk. */
interface PinnedFile {
  path: string;
  /** SHA-256 of its bytes, 64 hexadecimal digits. */
  digest: string;
}

/** A file of a content release on disk. */
export interface ContentFile extends PinnedFile {
  /** Its compressed copies, if the build made them. */
  encoded: { br: PinnedFile | undefined; gzip: PinnedFile | undefined };
}

/** Files whose bytes have been compared with the manifest. Room for those of two releases. */
const VERIFIED_FILES = 20_000;

function fileIn({ folder, manifest: { files } }: ContentRelease, name: string): ContentFile | undefined {
  const pinned = (file: string): PinnedFile | undefined => {
    const digest = Object.hasOwn(files, file) ? files[file] : undefined;
    return digest === undefined ? undefined : { path: path.join(folder, file), digest };
  };
  const found = pinned(name);
  return found && { ...found, encoded: { br: pinned(`${name}.br`), gzip: pinned(`${name}.gz`) } };
}

/** Finds files of the content releases by the names in their manifests, and by nothing else. */
export class ContentFiles {
  readonly #folder: string;
  readonly #content: Pick<ContentService, 'current' | 'available'>;
  readonly #log: Logger;
  readonly #opened = new Map<string, ContentRelease>();
  readonly #reported = new Set<string>();
  /** By path: size and time of the file when it was verified. */
  readonly #verified = new LRUCache<string, string>({ max: VERIFIED_FILES });

  constructor(distDir: string, content: Pick<ContentService, 'current' | 'available'>, log: Logger) {
    this.#folder = path.join(distDir, 'content');
    this.#content = content;
    this.#log = log;
  }

  /** A file of the current release; undefined if the release has no file of that name. */
  async ofCurrent(name: string): Promise<ContentFile | undefined> {
    const hash = this.#content.current();
    const release = hash === undefined ? undefined : await this.#open(hash);
    return release && fileIn(release, name);
  }

  /**
   * A file from any available release, whose digest starts with `digest`; the current release is searched first.
   * Permanent URLs outlive the release that introduced them.
   */
  async ofAvailable(name: string, digest = ''): Promise<ContentFile | undefined> {
    for (const hash of this.#content.available()) {
      const release = await this.#open(hash);
      const file = release && fileIn(release, name);
      if (file?.digest.startsWith(digest)) return file;
    }
    return undefined;
  }

  /**
   * The size of a file; undefined if it is missing or its bytes are not those of the manifest: half of a file must not be
   * stored for a year by those who get it. A file is read for this once, and again when it has changed.
   */
  async verifiedSize({ path: file, digest }: PinnedFile): Promise<number | undefined> {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const { size, mtimeMs, ino } = found;
    const stamp = `${size} ${mtimeMs} ${ino}`;
    if (this.#verified.get(file) === stamp) return size;
    if (await matchesDigest(file, digest)) {
      this.#verified.set(file, stamp);
      this.#reported.delete(file);
      return size;
    }
    if (!this.#reported.has(file)) {
      this.#reported.add(file);
      this.#log.error(`${file} does not match its hash in the manifest of the release: readers get 404 until it does.`);
    }
    return undefined;
  }

  async #open(hash: string): Promise<ContentRelease | undefined> {
    const opened = this.#opened.get(hash);
    if (opened) return opened;
    try {
      const release = await openContentRelease(path.join(this.#folder, hash));
      const available = this.#content.available();
      for (const other of this.#opened.keys()) if (!available.includes(other)) this.#opened.delete(other);
      this.#opened.set(hash, release);
      return release;
    } catch (error) {
      // Only the name of an earlier release may be left. Its folder may come back at any time.
      if (hash === this.#content.current() && !this.#reported.has(hash)) {
        this.#reported.add(hash);
        this.#log.error(`Files of the content release ${hash} cannot be served: ${messageOf(error)}.`);
      }
      return undefined;
    }
  }
}

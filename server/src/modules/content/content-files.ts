import path from 'node:path';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { openContentRelease, type ContentRelease } from './content-release';
import type { ContentService } from './content-service';

/** A file of a content release on disk. */
export interface ContentFile {
  path: string;
  /** SHA-256 of its bytes, 64 hexadecimal digits. */
  digest: string;
  /** Paths of its compressed copies, if the build made them. */
  encoded: { br: string | undefined; gzip: string | undefined };
}

function fileIn({ folder, manifest: { files } }: ContentRelease, name: string): ContentFile | undefined {
  const pathOf = (file: string) => (Object.hasOwn(files, file) ? path.join(folder, file) : undefined);
  const [found, digest] = [pathOf(name), files[name]];
  if (found === undefined || digest === undefined) return undefined;
  return { path: found, digest, encoded: { br: pathOf(`${name}.br`), gzip: pathOf(`${name}.gz`) } };
}

/** Finds files of the content releases by the names in their manifests, and by nothing else. */
export class ContentFiles {
  readonly #folder: string;
  readonly #content: Pick<ContentService, 'current' | 'available'>;
  readonly #log: Logger;
  readonly #opened = new Map<string, ContentRelease>();
  readonly #reported = new Set<string>();

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

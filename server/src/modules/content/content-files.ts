import path from 'node:path';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { openContentRelease, type ContentRelease } from './content-release';
import type { ContentService } from './content-service';

/** A file of a release, on disk. */
export interface ContentFile {
  path: string;
  /** SHA-256 of its bytes, 64 hexadecimal digits. */
  digest: string;
  /** Paths of the same compressed, where the build did that. */
  encoded: { br: string | undefined; gzip: string | undefined };
}

function fileIn({ folder, manifest: { files } }: ContentRelease, name: string): ContentFile | undefined {
  const pathOf = (file: string) => (Object.hasOwn(files, file) ? path.join(folder, file) : undefined);
  const [found, digest] = [pathOf(name), files[name]];
  if (found === undefined || digest === undefined) return undefined;
  return { path: found, digest, encoded: { br: pathOf(`${name}.br`), gzip: pathOf(`${name}.gz`) } };
}

/** Finds files of releases in the built site's folder, by nothing but the names in their manifests. */
export class ContentFiles {
  readonly #folder: string;
  readonly #content: Pick<ContentService, 'current' | 'kept'>;
  readonly #log: Logger;
  readonly #opened = new Map<string, ContentRelease>();
  readonly #told = new Set<string>();

  constructor(distDir: string, content: Pick<ContentService, 'current' | 'kept'>, log: Logger) {
    this.#folder = path.join(distDir, 'content');
    this.#content = content;
    this.#log = log;
  }

  /** A file of the current release; undefined where it has none of that name. */
  async ofCurrent(name: string): Promise<ContentFile | undefined> {
    const hash = this.#content.current();
    const release = hash === undefined ? undefined : await this.#open(hash);
    return release && fileIn(release, name);
  }

  /**
   * A file of any release that is kept, of the current one where it has it, whose digest begins with `digest`:
   * addresses that never change outlive the release that named them first.
   */
  async ofKept(name: string, digest = ''): Promise<ContentFile | undefined> {
    for (const hash of this.#content.kept()) {
      const release = await this.#open(hash);
      const file = release && fileIn(release, name);
      if (file?.digest.startsWith(digest)) return file;
    }
    return undefined;
  }

  async #open(hash: string): Promise<ContentRelease | undefined> {
    const known = this.#opened.get(hash);
    if (known) return known;
    try {
      const release = await openContentRelease(path.join(this.#folder, hash));
      const kept = this.#content.kept();
      for (const other of this.#opened.keys()) if (!kept.includes(other)) this.#opened.delete(other);
      this.#opened.set(hash, release);
      return release;
    } catch (error) {
      // Of an earlier release nothing may be left but its name. The folder may come back at any time.
      if (hash === this.#content.current() && !this.#told.has(hash)) {
        this.#told.add(hash);
        this.#log.error(`Files of the content release ${hash} cannot be served: ${messageOf(error)}.`);
      }
      return undefined;
    }
  }
}

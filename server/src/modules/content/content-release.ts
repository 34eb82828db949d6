import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentManifestSchema, type ContentManifest } from '@manna/shared/contracts';
import { z } from 'zod';
import { readJsonFile } from '../../json-file';
import { codeOf, messageOf } from '../../start-error';

const MANIFEST_FILE = 'manifest.json';
const CURRENT_FILE = 'current';
const CHUNK_BYTES = 256 * 1024;
const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Why a content release cannot be used: one sentence for the operator. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  /** Whether the same release may be usable in a moment: the database, or a process, went away. */
  readonly isPassing: boolean;

  constructor(message: string, { isPassing = false }: { isPassing?: boolean } = {}) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** A content release on disk, with only its manifest read. */
export interface ContentRelease {
  /** A folder whose name is the hash of the release. */
  folder: string;
  manifest: ContentManifest;
}

/** Hash of the release that was built last into `folder`; undefined without one. Throws a ReleaseError. */
export async function readCurrentHash(folder: string): Promise<string | undefined> {
  const file = path.join(folder, CURRENT_FILE);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new ReleaseError(`${file} cannot be read (${messageOf(error)})`);
  }
  const hash = hashSchema.safeParse(text.trim());
  if (!hash.success) throw new ReleaseError(`${file} does not contain the hash of a content release`);
  return hash.data;
}

/** A file name that is not inside the folder of the release. */
const isOutside = (name: string): boolean =>
  path.posix.isAbsolute(name) || path.posix.normalize(name) !== name || name.startsWith('..') || name.includes('\\');

/** Opens the release in `folder`. Its files are verified when they are read. Throws a ReleaseError. */
export async function openContentRelease(folder: string): Promise<ContentRelease> {
  const file = path.join(folder, MANIFEST_FILE);
  let manifest: ContentManifest;
  try {
    manifest = await readJsonFile(file, contentManifestSchema);
  } catch (error) {
    throw new ReleaseError(messageOf(error));
  }
  if (manifest.hash !== path.basename(folder))
    throw new ReleaseError(`${file} belongs to the release ${manifest.hash}, but its folder has another name`);
  const outside = Object.keys(manifest.files).find(isOutside);
  if (outside !== undefined) throw new ReleaseError(`${file} names "${outside}", which is outside its folder`);
  return { folder, manifest };
}

/** Opens the release in `dir` itself, or else the one that `dir`/current names. Throws a ReleaseError. */
export async function findContentRelease(dir: string): Promise<ContentRelease> {
  const own = await stat(path.join(dir, MANIFEST_FILE)).catch(() => undefined);
  if (own) return openContentRelease(dir);
  const hash = await readCurrentHash(dir);
  if (hash === undefined) throw new ReleaseError(`${dir} contains no content release: build one first`);
  return openContentRelease(path.join(dir, hash));
}

/** Whether a file has these bytes, by their SHA-256. It has none if it cannot be read. */
export async function matchesDigest(file: string, sha256: string): Promise<boolean> {
  const digest = createHash('sha256');
  try {
    await pipeline(createReadStream(file, { highWaterMark: CHUNK_BYTES }), digest);
  } catch {
    return false;
  }
  return digest.digest('hex') === sha256;
}

/** Streams a file. Throws a ReleaseError, at the end if the bytes do not match the manifest. */
export async function* readVerified({ folder, manifest }: ContentRelease, name: string): AsyncGenerator<Buffer> {
  const file = path.join(folder, name);
  const digest = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
      digest.update(chunk);
      yield chunk;
    }
  } catch (error) {
    const reason = codeOf(error) === 'ENOENT' ? 'there is no such file' : messageOf(error);
    throw new ReleaseError(`${file} cannot be read: ${reason}`);
  }
  if (digest.digest('hex') !== manifest.files[name])
    throw new ReleaseError(`${file} does not match its hash in the manifest of the release`);
}

/** Reads a whole file only to verify it. Throws a ReleaseError. */
export async function verifyFile(release: ContentRelease, name: string): Promise<void> {
  const bytes = readVerified(release, name);
  while (!(await bytes.next()).done);
}

import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ContentError } from '../../base/content-error';
import { asJson, type Release } from '../../base/parts/assemble-release';

/** The file next to the releases that contains the hash of the current one. */
export const CURRENT_FILE = 'current';

function writeFolder(folder: string, { files, manifest }: Release): void {
  for (const below of new Set([...files.keys()].map(dirname))) mkdirSync(join(folder, below), { recursive: true });
  for (const [name, data] of files) writeFileSync(join(folder, name), data);
  writeFileSync(join(folder, 'manifest.json'), asJson(manifest));
}

/** Writes to a temporary path and renames it when it is complete, so that readers never see a partial result. */
function inOneStep(path: string, make: (unfinished: string) => void): void {
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    make(unfinished);
    renameSync(unfinished, path);
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function orSentence<T>(root: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ContentError(`The content release cannot be written to ${root} (${code}).`);
  }
}

/** Creates the folder for releases if it is missing. Throws ContentError if that fails. */
export function openRoot(root: string): void {
  orSentence(root, () => mkdirSync(root, { recursive: true }));
}

/**
 * Writes <root>/<hash>/ and then points <root>/current at it. Each is atomic, so that a reader never sees a partial
 * release. An existing release is not written again. Returns its folder and whether it was written now. Throws
 * ContentError if the root is not writable.
 */
export function writeRelease(root: string, release: Release): { folder: string; written: boolean } {
  const { hash } = release.manifest;
  const folder = join(root, hash);
  return orSentence(root, () => {
    const written = !existsSync(folder);
    if (written) inOneStep(folder, (unfinished) => writeFolder(unfinished, release));
    inOneStep(join(root, CURRENT_FILE), (unfinished) => writeFileSync(unfinished, hash));
    return { folder, written };
  });
}

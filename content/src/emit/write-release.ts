import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ContentError } from '../content-error';
import { asJson, type Release } from './assemble-release';

/** The file beside the releases that holds the hash of the one in use. */
export const CURRENT_FILE = 'current';

function writeFolder(folder: string, { files, manifest }: Release): void {
  for (const below of new Set([...files.keys()].map(dirname))) mkdirSync(join(folder, below), { recursive: true });
  for (const [name, data] of files) writeFileSync(join(folder, name), data);
  writeFileSync(join(folder, 'manifest.json'), asJson(manifest));
}

/** Lets something be made under a name of its own and gives it its real name only when it is whole. */
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

/** Makes the folder for releases where there is none. Throws ContentError where that cannot be. */
export function openRoot(root: string): void {
  orSentence(root, () => mkdirSync(root, { recursive: true }));
}

/**
 * Writes <root>/<hash>/ and points <root>/current at it, each in one step, so that a reader never meets half of either.
 * A release that is there already is left as it is. Gives back its folder and whether it was written now.
 * Throws ContentError where the root cannot be written to.
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

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { semverSchema } from '../contracts';
import { packageVersion } from './installed-version';
import { repositoryOf } from './webpack-common';

const testFile = /\.test\.tsx?$/;

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !testFile.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/** What a bundle is made from. */
export interface Inputs {
  /** Names of files are hashed relative to it. */
  root: string;
  files: readonly string[];
}

/** What the bundle of a folder of this repository is made from. */
export function repositoryInputs(folder: string): Inputs {
  const root = repositoryOf(folder);
  const sources = [path.join(folder, 'src'), path.join(root, 'shared/src')].flatMap(filesUnder);
  return { root, files: [...sources, path.join(folder, 'package.json'), path.join(root, 'package-lock.json')] };
}

/** What the bundle of a folder outside this repository is made from, with other files beside its own. */
export const folderInputs = (folder: string, others: readonly string[]): Inputs => ({
  root: folder,
  files: [...filesUnder(path.join(folder, 'src')), path.join(folder, 'package.json'), ...others],
});

/** SHA-256, in hexadecimal, of the names and bytes of files. */
function fingerprintOf({ root, files }: Inputs): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * The version of a folder's release: RELEASE_VERSION if it is set, otherwise the package's version with a fingerprint of
 * the sources. Unchanged sources then give the same release, and changed sources never overwrite one.
 */
export function releaseVersion(folder: string, inputs: Inputs): string {
  const given = process.env.RELEASE_VERSION;
  if (given !== undefined) return semverSchema.parse(given);
  return `${packageVersion(folder)}-h${fingerprintOf(inputs).slice(0, 10)}`;
}

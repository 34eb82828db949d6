import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { semverSchema } from '../contracts';
import { repositoryOf } from './webpack-common';

const testFile = /\.test\.tsx?$/;

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !testFile.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/** SHA-256, in hexadecimal, of everything that the bundle of a workspace folder is made from. */
function sourceFingerprint(folder: string): string {
  const root = repositoryOf(folder);
  const hash = createHash('sha256');
  const sources = [path.join(folder, 'src'), path.join(root, 'shared/src')].flatMap(filesUnder);
  for (const file of [...sources, path.join(folder, 'package.json'), path.join(root, 'package-lock.json')]) {
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
export function releaseVersion(folder: string): string {
  const given = process.env.RELEASE_VERSION;
  if (given !== undefined) return semverSchema.parse(given);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return `${version}-h${sourceFingerprint(folder).slice(0, 10)}`;
}

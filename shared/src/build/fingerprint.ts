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

/** SHA-256, in hexadecimal, of all that a workspace folder's bundle is made from. */
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
 * The version a folder's build is released as. RELEASE_VERSION where a team sets it; else the package's version with
 * the sources' fingerprint, so that an unchanged source is an unchanged release and a changed one never overwrites it.
 */
export function releaseVersion(folder: string): string {
  const given = process.env.RELEASE_VERSION;
  if (given !== undefined) return semverSchema.parse(given);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return `${version}-h${sourceFingerprint(folder).slice(0, 10)}`;
}

import { readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { ContentError } from '../../base/content-error';
import { linesOf, parseAs, readStored, type StoredRelease } from '../emit/read-release';
import { releaseHash, sha256 } from '../../base/parts/release-hash';
import { fileShape, type FileShape } from './file-shapes';

/** Returns faults with file and line: 'verses.ndjson:7 is not JSON.' */
function shapeFaults(name: string, bytes: Buffer, shape: FileShape): string[] {
  if (shape.kind === 'bytes') return [];
  if (shape.kind === 'json') {
    const read = parseAs(bytes.toString('utf8'), shape.shape);
    return 'fault' in read ? [`${name} ${read.fault}`] : [];
  }
  const faults: string[] = [];
  let line = 0;
  for (const text of linesOf(bytes)) {
    line += 1;
    const read = parseAs(text, shape.shape);
    if ('fault' in read) faults.push(`${name}:${line} ${read.fault}`);
  }
  return faults;
}

function oneFileFaults(folder: string, name: string, digest: string): string[] {
  let bytes: Buffer;
  try {
    bytes = readStored(folder, name);
  } catch (error) {
    if (error instanceof ContentError) return [`${name} is named by the manifest and is not there.`];
    throw error;
  }
  const shape = fileShape(name);
  return [
    ...(sha256(bytes) === digest ? [] : [`${name} is not the file that the manifest names.`]),
    ...(shape ? shapeFaults(name, bytes, shape) : [`${name} is no file that a release has.`]),
  ];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== 'manifest.json');
}

/**
 * Returns the faults within each file and in the manifest's list of files. Reads one file at a time, so that memory use
 * stays low.
 */
export function fileFaults({ folder, manifest }: StoredRelease): string[] {
  const named = new Set(Object.keys(manifest.files));
  const faults = Object.entries(manifest.files).flatMap(([name, digest]) => oneFileFaults(folder, name, digest));
  for (const name of filesIn(folder)) if (!named.has(name)) faults.push(`${name} is not named by the manifest.`);
  const hash = releaseHash(manifest.files);
  if (hash !== manifest.hash) faults.push(`The manifest's hash is ${manifest.hash}, its files make ${hash}.`);
  if (basename(folder) !== manifest.hash) faults.push(`The folder is not named by the hash ${manifest.hash}.`);
  return faults;
}

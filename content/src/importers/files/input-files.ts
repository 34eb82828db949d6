import { readdirSync, statSync, type Stats } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ContentError } from '../../base/content-error';

/** An input file of an import: its path, and its name in messages. */
export interface InputFile {
  readonly path: string;
  readonly name: string;
}

function statOf(path: string): Stats {
  try {
    return statSync(path);
  } catch {
    throw new ContentError(`There is nothing at ${path}.`);
  }
}

/**
 * Finds the files below `path`, recursively, whose names end with one of `suffixes`, sorted by path. If `path` is a
 * file, returns only that. Throws ContentError if there is no such file.
 */
export function inputFiles(path: string, suffixes: readonly string[]): InputFile[] {
  const isOne = (name: string) => suffixes.some((suffix) => name.toLowerCase().endsWith(suffix));
  const kinds = suffixes.join(' or ');
  if (!statOf(path).isDirectory()) {
    if (!isOne(path)) throw new ContentError(`${path} is of another kind; a file that ends with ${kinds} is expected.`);
    return [{ path, name: basename(path) }];
  }
  const found = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isOne(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (found.length === 0) throw new ContentError(`The folder ${path} has no file that ends with ${kinds}.`);
  return found.map((file) => ({ path: file, name: relative(path, file) }));
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError } from './content-error';

/** The files of one installed package. */
export interface PackageFiles {
  readonly name: string;
  readonly version: string;
  /** Parses a JSON file of the package. Throws ContentError if it is missing or has an unexpected shape. */
  readonly read: <T>(path: string, shape: z.ZodType<T>) => T;
  /** Reads a text file of the package. Throws ContentError if it is missing. */
  readonly readText: (path: string) => string;
  /** Requires a script of the package and returns its exports. Throws ContentError if they have an unexpected shape. */
  readonly load: <T>(path: string, shape: z.ZodType<T>) => T;
}

const descriptorSchema = z.object({ version: z.string().min(1) });

const require = createRequire(import.meta.url);

/** Finds a package's folder, even if its `exports` hide its files. */
function folderOf(name: string): string {
  const folder = (require.resolve.paths(name) ?? [])
    .map((root) => join(root, name))
    .find((path) => existsSync(join(path, 'package.json')));
  if (folder === undefined) throw new ContentError(`The package ${name} is not installed; run npm ci.`);
  return folder;
}

/** Opens an installed package. Throws ContentError if it is not installed. */
export function packageFiles(name: string): PackageFiles {
  const folder = folderOf(name);
  const shaped = <T>(path: string, value: unknown, shape: z.ZodType<T>): T => {
    const result = shape.safeParse(value);
    if (result.success) return result.data;
    const place = result.error.issues[0]?.path.join('.') ?? '';
    throw new ContentError(`${name}/${path} does not have the expected shape at "${place}".`);
  };
  const read = <T>(path: string, shape: z.ZodType<T>): T => {
    let json: unknown;
    try {
      json = JSON.parse(readFileSync(join(folder, path), 'utf8'));
    } catch {
      throw new ContentError(`${name}/${path} is missing or is not JSON.`);
    }
    return shaped(path, json, shape);
  };
  const readText = (path: string): string => {
    try {
      return readFileSync(join(folder, path), 'utf8');
    } catch {
      throw new ContentError(`${name}/${path} is missing.`);
    }
  };
  const load = <T>(path: string, shape: z.ZodType<T>): T => shaped(path, require(join(folder, path)), shape);
  return { name, version: read('package.json', descriptorSchema).version, read, readText, load };
}

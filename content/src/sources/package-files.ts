import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ContentError } from '../content-error';

/** The JSON files of one installed package. */
export interface PackageFiles {
  readonly name: string;
  readonly version: string;
  /** Parses the file at this path inside the package; throws ContentError where it is missing or has another shape. */
  readonly read: <T>(path: string, shape: z.ZodType<T>) => T;
}

const descriptorSchema = z.object({ version: z.string().min(1) });

/** Finds an installed package; throws ContentError where there is none. */
export function packageFiles(name: string): PackageFiles {
  let folder: string;
  try {
    folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch {
    throw new ContentError(`The package ${name} is not installed; run npm ci.`);
  }
  const read = <T>(path: string, shape: z.ZodType<T>): T => {
    let json: unknown;
    try {
      json = JSON.parse(readFileSync(join(folder, path), 'utf8'));
    } catch {
      throw new ContentError(`${name}/${path} is missing or is not JSON.`);
    }
    const result = shape.safeParse(json);
    if (!result.success) {
      const place = result.error.issues[0]?.path.join('.') ?? '';
      throw new ContentError(`${name}/${path} has another shape than expected at "${place}".`);
    }
    return result.data;
  };
  return { name, version: read('package.json', descriptorSchema).version, read };
}

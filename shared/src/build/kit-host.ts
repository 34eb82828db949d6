import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { z } from 'zod';
import { shellReleaseSchema } from '../contracts';
import { packageVersion } from './installed-version';

export const KIT_PACKAGE = '@manna/pillar-kit';

/** The folder of the installed kit. */
export const kitFolder = path.resolve(import.meta.dirname, '..');

/** What the kit knows of the shell that it was made with: the file host.json. */
export const hostSchema = shellReleaseSchema.pick({ contract: true, provides: true, routes: true });
export type Host = z.infer<typeof hostSchema>;

export const readHost = (): Host =>
  hostSchema.parse(JSON.parse(readFileSync(path.join(kitFolder, 'host.json'), 'utf8')));

/** The version of a package that a folder has installed. Throws an error that says what to do if it has none. */
export function versionFrom(folder: string, name: string): string {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  try {
    return packageVersion(path.dirname(resolve(`${name}/package.json`)));
  } catch {
    throw new Error(`${name} is not installed in ${folder}: run npm install.`);
  }
}

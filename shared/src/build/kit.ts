/**
 * The build of a pillar outside this repository, as @manna/pillar-kit has it. `npm run kit` bundles this module into the
 * folder tools/ of that package.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { z } from 'zod';
import { shellReleaseSchema } from '../contracts';
import { folderInputs, releaseVersion } from './fingerprint';
import { packageVersion } from './installed-version';
import { pillarBuildIn, type PillarBuild, type PillarBuildOptions } from './pillar-build';
import { PLATFORM_PACKAGE, type PillarHome } from './pillar-home';

export type { PillarBuild, PillarBuildOptions } from './pillar-build';

export const KIT_PACKAGE = '@manna/pillar-kit';

/** The folder of the installed kit. */
export const kitFolder = path.resolve(import.meta.dirname, '..');

/** What the kit knows of the shell that it was made with: the file host.json. */
export const hostSchema = shellReleaseSchema.pick({ contract: true, provides: true, routes: true });
export type Host = z.infer<typeof hostSchema>;

export const readHost = (): Host =>
  hostSchema.parse(JSON.parse(readFileSync(path.join(kitFolder, 'host.json'), 'utf8')));

const LOCK_FILES = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** The lock file of a folder, or of the nearest folder above it; undefined if there is none. */
function lockFileOf(folder: string): string | undefined {
  const found = LOCK_FILES.map((name) => path.join(folder, name)).find(existsSync);
  const parent = path.dirname(folder);
  return found ?? (parent === folder ? undefined : lockFileOf(parent));
}

/** The version of a package that a folder has installed. Throws an error that says what to do if it has none. */
export function versionFrom(folder: string, name: string): string {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  try {
    return packageVersion(path.dirname(resolve(`${name}/package.json`)));
  } catch {
    throw new Error(`${name} is not installed in ${folder}: run npm install.`);
  }
}

function kitHome(folder: string): PillarHome {
  const lock = lockFileOf(folder);
  const others = [...(lock === undefined ? [] : [lock]), path.join(kitFolder, 'package.json')];
  const facade = readHost().provides[`${PLATFORM_PACKAGE}/runtime`] ?? '';
  return {
    root: folder,
    platform: KIT_PACKAGE,
    hasUniquePaths: false,
    version: releaseVersion(folder, folderInputs(folder, others)),
    versionOf: (name) => (name === PLATFORM_PACKAGE ? facade : versionFrom(folder, name)),
  };
}

/** The whole build of a pillar: its webpack.config.mjs only calls this with its folder. */
export const definePillarBuild = (folder: string, options: PillarBuildOptions = {}): PillarBuild =>
  pillarBuildIn(kitHome, folder, options);

/**
 * The build of a pillar outside this repository, as @manna/pillar-kit has it. `npm run kit` bundles this module into the
 * folder tools/ of that package.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderInputs, releaseVersion } from './fingerprint';
import { KIT_PACKAGE, kitFolder, readHost, versionFrom } from './kit-host';
import { pillarBuildIn, type PillarBuild, type PillarBuildOptions } from './pillar-build';
import { PLATFORM_PACKAGE, type PillarHome } from './pillar-home';

export type { PillarBuild, PillarBuildOptions } from './pillar-build';

const LOCK_FILES = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** The lock file of a folder, or of the nearest folder above it; undefined if there is none. */
function lockFileOf(folder: string): string | undefined {
  const found = LOCK_FILES.map((name) => path.join(folder, name)).find(existsSync);
  const parent = path.dirname(folder);
  return found ?? (parent === folder ? undefined : lockFileOf(parent));
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

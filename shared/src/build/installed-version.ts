import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The version in the package.json of a folder. */
export function packageVersion(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** Version of a package as it is installed in the repository. */
export const installedVersion = (root: string, name: string): string =>
  packageVersion(path.join(root, 'node_modules', name));

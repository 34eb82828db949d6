import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Version of a package as it is installed in the repository. */
export function installedVersion(root: string, name: string): string {
  const file = path.join(root, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose files are all generated. */
const generated = new Set(['node_modules', 'dist']);

/** Tests change often, and do not change the build. */
const isSource = (/** @type {string} */ name) => !/\.test\.tsx?$/.test(name);

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !name.startsWith('.') && !generated.has(name) && isSource(name))
    .sort()
    .flatMap((name) => filesUnder(root, `${path}/${name}`));
}

/**
 * SHA-256, in hexadecimal, over the names and bytes of these files and of all source files in these folders.
 * A missing path counts as empty. Times, owners and test files have no effect.
 * @param {string} root
 * @param {readonly string[]} paths from the root, separated by '/'
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(root, path))) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

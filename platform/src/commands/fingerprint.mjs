import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold nothing a person wrote. */
const generated = new Set(['node_modules', 'dist']);

/** Tests change often and change nothing of what is built. */
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
 * A path that is not there counts as empty. Times, owners and test files leave no mark on it.
 * @param {string} root
 * @param {readonly string[]} paths from the root, parted by '/'
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(root, path))) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

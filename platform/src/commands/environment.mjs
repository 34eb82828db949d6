import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * @param {string} path
 * @returns {'file' | 'folder' | 'missing'}
 */
function whatIsAt(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 'missing';
  return found.isDirectory() ? 'folder' : 'file';
}

/** @type {Readonly<Record<string, (value: string, root: string) => string | null>>} */
const checks = {
  PORT: (value) => (/^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? null : 'a whole number from 0 to 65535'),
  HOST: (value) => (/^[A-Za-z0-9.:_-]+$/.test(value) ? null : 'an address or host name such as 127.0.0.1'),
  DATA_DIR: (value, root) =>
    whatIsAt(resolve(root, value)) === 'file' ? 'a folder, or a path where one can be made' : null,
  DATABASE_URL: (value) =>
    URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol) ? null : 'a postgres:// address',
  SITE_CONFIG: (value, root) => (whatIsAt(resolve(root, value)) === 'file' ? null : 'a JSON file that exists'),
  COMPOSITION: (value, root) => (whatIsAt(resolve(root, value)) === 'file' ? null : 'a JSON file that exists'),
};

/** Settings whose value may hold a password. */
const secret = new Set(['DATABASE_URL']);

/**
 * The first setting of the gateway that can be seen to be wrong before anything is built.
 * The gateway itself checks them all again, and more closely.
 * @param {Readonly<Record<string, string | undefined>>} environment such as process.env
 * @param {string} root folder that relative paths start from
 * @returns {string | null} one sentence that names the setting, what came and what was wanted; null where all is well
 */
export function environmentProblem(environment, root) {
  for (const [name, check] of Object.entries(checks)) {
    const value = environment[name];
    if (value === undefined) continue;
    const wanted = check(value, root);
    if (wanted) return `${name}${secret.has(name) ? '' : ` is '${value}' and`} must be ${wanted}.`;
  }
  return null;
}

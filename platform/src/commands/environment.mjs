import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * @param {string} path
 * @returns {'file' | 'folder' | 'missing'}
 */
function kindOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 'missing';
  return found.isDirectory() ? 'folder' : 'file';
}

/** @type {Readonly<Record<string, (value: string, root: string) => string | null>>} */
const checks = {
  PORT: (value) => (/^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? null : 'a whole number from 0 to 65535'),
  HOST: (value) => (/^[A-Za-z0-9.:_-]+$/.test(value) ? null : 'an address or host name such as 127.0.0.1'),
  DATA_DIR: (value, root) =>
    kindOf(resolve(root, value)) === 'file' ? 'a folder, or a path where one can be created' : null,
  DATABASE_URL: (value) =>
    URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol) ? null : 'a postgres:// address',
  SITE_CONFIG: (value, root) => (kindOf(resolve(root, value)) === 'file' ? null : 'a JSON file that exists'),
  COMPOSITION: (value, root) => (kindOf(resolve(root, value)) === 'file' ? null : 'a JSON file that exists'),
};

/** Settings whose value may contain a password. */
const secret = new Set(['DATABASE_URL']);

/**
 * Checks the settings of the gateway before anything is built, as far as that is possible.
 * The gateway itself checks all of them again.
 * @param {Readonly<Record<string, string | undefined>>} environment such as process.env
 * @param {string} root folder that relative paths start from
 * @returns {string | null} one sentence with the first invalid setting, its value and a valid value; null if all are valid
 */
export function environmentProblem(environment, root) {
  for (const [name, check] of Object.entries(checks)) {
    const value = environment[name];
    if (value === undefined) continue;
    const expected = check(value, root);
    if (expected) return `${name}${secret.has(name) ? '' : ` is '${value}' and`} must be ${expected}.`;
  }
  return null;
}

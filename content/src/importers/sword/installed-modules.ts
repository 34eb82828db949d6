import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from '../../base/content-error';
import { knownModule } from './known-modules';

/** An installed module: its name, the folder that its record's DataPath is relative to, and the record's values by key. */
export interface SwordModule {
  readonly name: string;
  readonly folder: string;
  readonly values: ReadonlyMap<string, readonly string[]>;
}

const SETTINGS = '/etc/sword.conf';

/** The folders in which the SWORD library looks for modules. */
function swordFolders(): string[] {
  const settings = existsSync(SETTINGS) ? readFileSync(SETTINGS, 'utf8') : '';
  const stated = /^DataPath=(.+)$/m.exec(settings)?.[1]?.trim();
  const own = join(homedir(), '.sword');
  return [...new Set([process.env.SWORD_PATH ?? '', own, stated ?? '', '/usr/share/sword', '/usr/local/share/sword'])];
}

/** Reads a module's record: '[Name]', then 'Key=value' lines. A backslash at a line's end continues the value. */
function readRecord(folder: string, text: string): SwordModule | undefined {
  const values = new Map<string, string[]>();
  let name: string | undefined;
  for (const line of text.replaceAll(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    name ??= /^\[([^\]]+)\]/.exec(line)?.[1];
    const [, key, value = ''] = /^(\w[\w.]*)=(.*)$/.exec(line) ?? [];
    if (key !== undefined) values.set(key, [...(values.get(key) ?? []), value.trim()]);
  }
  return name === undefined ? undefined : { name, folder, values };
}

function installedModules(): SwordModule[] {
  const folders = swordFolders().filter((folder) => folder !== '' && existsSync(join(folder, 'mods.d')));
  return folders.flatMap((folder) =>
    readdirSync(join(folder, 'mods.d'))
      .filter((file) => file.endsWith('.conf'))
      .flatMap((file) => readRecord(folder, readFileSync(join(folder, 'mods.d', file), 'utf8')) ?? []),
  );
}

/**
 * Finds an installed module by its name, its abbreviation or a name that it had before, in any case. Throws ContentError
 * if there is none; the sentence names the package of Debian that brings it.
 */
export function findModule(wanted: string): SwordModule {
  const key = wanted.toLowerCase();
  const modules = installedModules();
  const known = knownModule(wanted);
  const isCalled = ({ name, values }: SwordModule, keys: readonly string[]) =>
    [name, ...keys.flatMap((each) => values.get(each) ?? [])].some((each) => each.toLowerCase() === key);
  const found =
    modules.find((module) => isCalled(module, [])) ??
    modules.find((module) => isCalled(module, ['Abbreviation', 'Obsoletes'])) ??
    modules.find(({ name }) => known?.names.includes(name.toLowerCase()));
  if (found) return found;
  const names = modules.map(({ name }) => name);
  const others = names.length > 0 ? `The installed modules are ${names.join(', ')}.` : 'No module is installed.';
  const remedy = known ? ` On Debian, apt-get install ${known.debianPackage} installs it.` : '';
  throw new ContentError(`The SWORD module "${wanted}" is not installed.${remedy} ${others}`);
}

function runMod2imp({ name }: SwordModule, file: string): void {
  const output = openSync(file, 'w');
  try {
    const { error, status, stderr } = spawnSync('mod2imp', [name], { stdio: ['ignore', output, 'pipe'] });
    if (error && 'code' in error && error.code === 'ENOENT') {
      throw new ContentError(
        'mod2imp is not installed; it reads SWORD modules. On Debian, apt-get install libsword-utils installs it.',
      );
    }
    const [complaint] = String(stderr)
      .split('\n')
      .filter((line) => line.trim() !== '');
    if (error || status !== 0 || complaint !== undefined) {
      throw new ContentError(
        `mod2imp cannot read the module ${name}: ${complaint ?? error?.message ?? `code ${status}`}.`,
      );
    }
  } finally {
    closeSync(output);
  }
}

/**
 * Exports a module with mod2imp to a temporary file, passes the file to `read` and removes it. Throws ContentError if
 * mod2imp is missing or cannot read the module.
 */
export function withExport<T>(module: SwordModule, read: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'sword-export-'));
  try {
    const file = join(folder, `${module.name}.imp`);
    runMod2imp(module, file);
    return read(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

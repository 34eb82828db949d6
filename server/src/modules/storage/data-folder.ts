import { constants } from 'node:fs';
import { access, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { codeOf, messageOf, StartError } from '../../start-error';
import { holderSocket, listenAsHolder, removeLockOfEnded, stateOfHolder } from './lock-holder';
import { patientFileSystem } from './patient-file-system';

const LOCK_STALE_MS = 5_000;
const LOCK_UPDATE_MS = 1_000;
/** Longer than a lock takes to become stale, so that a start after a crash succeeds. */
const LOCK_WITHIN_MS = 6_000;
const LOCK_POLL_MS = 100;
/** For a holder that runs: its lock never grows stale, whatever the clock says and however long it was paused. */
const NEVER_MS = 1_000 * 365 * 24 * 3_600_000;

/** Creates a folder and its parents. Node's recursive mkdir never returns if a file system such as /proc refuses. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    const above = path.dirname(folder);
    if (codeOf(error) !== 'ENOENT' || above === folder) throw error;
    await makeFolder(above);
    await mkdir(folder);
  }
}

/** Creates DATA_DIR if it is missing. Throws a StartError if it cannot be read and written. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(path.resolve(dataDir));
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be used (${messageOf(error)}): make it a folder that this user may read and write, or set DATA_DIR to another one.`,
    );
  }
}

/**
 * Locks DATA_DIR for this process. Returns a function that releases the lock, or undefined if another process has it.
 * Calls `onLost` if another process takes the lock over.
 */
export async function tryLockDataFolder(
  dataDir: string,
  onLost: (error: Error) => void,
): Promise<(() => Promise<void>) | undefined> {
  const lockfilePath = path.join(dataDir, 'gateway.lock');
  const holder = await holderSocket(dataDir);
  if (holder !== undefined) await removeLockOfEnded(holder, () => rm(lockfilePath, { recursive: true, force: true }));
  const stale = holder !== undefined && (await stateOfHolder(holder)) === 'runs' ? NEVER_MS : LOCK_STALE_MS;
  try {
    const unlock = await lock(dataDir, {
      lockfilePath,
      stale,
      update: LOCK_UPDATE_MS,
      onCompromised: onLost,
      fs: patientFileSystem,
    });
    // Without the socket, the next start after a crash waits until the lock is stale, and nothing else is lost.
    const leave = holder === undefined ? undefined : await listenAsHolder(holder).catch(() => undefined);
    return async () => {
      await leave?.();
      await unlock();
    };
  } catch (error) {
    if (codeOf(error) !== 'ELOCKED') throw error;
    return undefined;
  }
}

/**
 * Locks DATA_DIR for this gateway. Returns a function that releases the lock. Calls `onLost` if another process takes
 * it over. Throws a StartError if another process has the lock.
 */
export async function lockDataFolder(dataDir: string, onLost: (error: Error) => void): Promise<() => Promise<void>> {
  const deadline = performance.now() + LOCK_WITHIN_MS;
  while (performance.now() < deadline) {
    const unlock = await tryLockDataFolder(dataDir, onLost);
    if (unlock) return unlock;
    await sleep(LOCK_POLL_MS);
  }
  throw new StartError(
    `Another gateway, or a content command, is using DATA_DIR ${dataDir}: stop it, or set DATA_DIR to another folder (or DATABASE_URL, to share one database).`,
  );
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rename, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { codeOf } from '../../start-error';

/** What a socket's address may have at most, in bytes, on every system. */
const MAX_ADDRESS_BYTES = 100;

/**
 * Where the process that has a lock listens, for as long as it lives: the system ends that when the process is killed. All
 * processes of this machine can ask there, also those in other containers, where process numbers mean nothing. The name has
 * the machine and its start, because others that share the folder cannot ask. Undefined outside of Linux.
 */
export async function holderSocket(folder: string): Promise<string | undefined> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => undefined);
  return boot === undefined ? undefined : path.join(folder, `gateway-${boot.slice(0, 8)}.sock`);
}

/** The address of a socket's file: relative to the working folder if that is shorter. Undefined if it is too long. */
function addressOf(file: string): string | undefined {
  const [address = file] = [file, path.relative('', file)].sort((one, other) => one.length - other.length);
  return Buffer.byteLength(address) <= MAX_ADDRESS_BYTES ? address : undefined;
}

/**
 * Listens as the holder of a lock. Returns a function that ends this. Rejects where a socket cannot be made: the folder's
 * name may be too long, or its file system may have no sockets.
 */
export async function listenAsHolder(file: string): Promise<() => Promise<void>> {
  const address = addressOf(file);
  if (address === undefined) throw new Error(`${file} is too long for a socket`);
  await rm(file, { force: true });
  const server = createServer((asking) => asking.destroy()).listen(address);
  await once(server, 'listening');
  server.unref();
  return async () => {
    server.close();
    await rm(file, { force: true });
  };
}

/** What is known of the process that has the lock. One on another machine may be alive. */
export type HolderState = 'runs' | 'ended' | 'unknown';

export async function stateOfHolder(file: string): Promise<HolderState> {
  const address = addressOf(file);
  if (address === undefined) return 'unknown';
  const asking = connect(address);
  try {
    await once(asking, 'connect');
    return 'runs';
  } catch (error) {
    return codeOf(error) === 'ECONNREFUSED' ? 'ended' : 'unknown';
  } finally {
    asking.destroy();
  }
}

/**
 * Removes the lock of a process that was killed, so that nobody waits until it is stale. If several processes try
 * this together, the one that gets the socket's file removes the lock.
 */
export async function removeLockOfEnded(file: string, removeLock: () => Promise<void>): Promise<void> {
  if ((await stateOfHolder(file)) !== 'ended') return;
  const taken = `${file}.${randomUUID().slice(0, 8)}`;
  try {
    await rename(file, taken);
  } catch {
    return;
  }
  // Another process may have the lock by now, and this may be its socket.
  if ((await stateOfHolder(taken)) !== 'ended') return rename(taken, file);
  await removeLock();
  await rm(taken, { force: true });
}

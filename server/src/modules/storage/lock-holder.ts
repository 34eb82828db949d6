import { randomUUID } from 'node:crypto';
import { readFile, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';
import { parseJson } from '../../json-file';
import { beganAt } from './process-state';

/** Names one process for as long as its machine runs, also if another process gets its number later. */
const holderSchema = z.strictObject({
  pid: z.int().positive(),
  /** When the process began, in ticks since the machine started. */
  began: z.string(),
  /** The machine, its start and the namespace in which process numbers count. */
  place: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/** Undefined where processes cannot be told apart for sure, such as outside of Linux. */
async function thisPlace(): Promise<string | undefined> {
  try {
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
    return `${hostname()} ${boot} ${await readlink('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

/** Records this process as the holder of a lock. Does nothing where processes cannot be told apart. */
export async function recordHolder(file: string): Promise<void> {
  const [place, began] = await Promise.all([thisPlace(), beganAt(process.pid)]);
  if (place === undefined || began === undefined) return;
  await writeFile(file, JSON.stringify({ pid: process.pid, began, place } satisfies Holder));
}

/** Removes the record, when the lock is released. */
export const forgetHolder = (file: string): Promise<void> => rm(file, { force: true });

/** What is known of the process that has the lock. One on another machine, or in another container, may be alive. */
export type HolderState = 'runs' | 'ended' | 'unknown';

export async function stateOfHolder(file: string): Promise<HolderState> {
  try {
    const { pid, began, place } = parseJson(await readFile(file, 'utf8'), holderSchema);
    if (place !== (await thisPlace())) return 'unknown';
    return began === (await beganAt(pid)) ? 'runs' : 'ended';
  } catch {
    return 'unknown';
  }
}

/**
 * Removes the lock of a process that was killed, so that nobody waits until it is stale. If several processes try
 * this together, the one that gets the record removes the lock.
 */
export async function removeLockOfEnded(file: string, removeLock: () => Promise<void>): Promise<void> {
  if ((await stateOfHolder(file)) !== 'ended') return;
  const taken = `${file}.${randomUUID()}`;
  try {
    await rename(file, taken);
  } catch {
    return;
  }
  // Another process may have the lock by now, and this may be its record.
  if ((await stateOfHolder(taken)) !== 'ended') return rename(taken, file);
  await removeLock();
  await rm(taken, { force: true });
}

import { randomUUID } from 'node:crypto';
import { readFile, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';
import { parseJson } from '../../json-file';

/** Names one process for as long as its machine runs, also if another process gets its number later. */
const holderSchema = z.strictObject({
  pid: z.int().positive(),
  /** When the process began, in ticks since the machine started. */
  began: z.string(),
  /** The machine, its start and the namespace in which process numbers count. */
  place: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/** Field 22 of /proc/<pid>/stat. The name of the program before it may have spaces. Undefined if the process is gone. */
async function beganAt(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

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

/** Whether the process has certainly ended. One on another machine, or in another container, may be alive. */
export async function hasHolderEnded(file: string): Promise<boolean> {
  try {
    const { pid, began, place } = parseJson(await readFile(file, 'utf8'), holderSchema);
    return place === (await thisPlace()) && began !== (await beganAt(pid));
  } catch {
    return false;
  }
}

/**
 * Removes the lock of a process that was killed, so that nobody waits until it is stale. If several processes try
 * this together, the one that gets the record removes the lock.
 */
export async function removeLockOfEnded(file: string, removeLock: () => Promise<void>): Promise<void> {
  if (!(await hasHolderEnded(file))) return;
  const taken = `${file}.${randomUUID()}`;
  try {
    await rename(file, taken);
  } catch {
    return;
  }
  // Another process may have the lock by now, and this may be its record.
  if (!(await hasHolderEnded(taken))) return rename(taken, file);
  await removeLock();
  await rm(taken, { force: true });
}

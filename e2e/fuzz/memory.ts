import { readFile } from 'node:fs/promises';
import path from 'node:path';

const KB = 1_024;

const readProcess = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** A figure of a process in bytes; 0 if it has ended. */
async function bytesOf(pid: number, figure: 'VmRSS' | 'RssAnon'): Promise<number> {
  const status = await readProcess(pid, 'status');
  return KB * Number(new RegExp(`^${figure}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0);
}

/** The processes of Node.js that a process has started, and the program of each. PostgreSQL is not one of them. */
async function childrenOf(pid: number): Promise<{ pid: number; program: string }[]> {
  const started = (await readProcess(pid, `task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
  const commands = await Promise.all(started.map((child) => readProcess(child, 'cmdline')));
  return started.flatMap((child, at) => {
    const [program, ...words] = (commands[at] ?? '').split('\0');
    if (program !== process.execPath) return [];
    return [{ pid: child, program: path.basename(words.find((word) => word.endsWith('.js')) ?? program) }];
  });
}

/** How much memory a process has, in bytes. */
export interface ProcessMemory {
  program: string;
  bytes: number;
}

/**
 * The memory of a gateway, and of each process that it has started to render pages or to load content. These share the
 * program of Node.js with the gateway, so only what is their own counts. Needs Linux.
 */
export async function processMemory(pid: number): Promise<ProcessMemory[]> {
  const own = await bytesOf(pid, 'VmRSS');
  if (own === 0) throw new Error(`The memory of the process ${pid} cannot be read: this needs the /proc of Linux`);
  const children = await childrenOf(pid);
  const others = children.map(async (child) => ({
    program: child.program,
    bytes: await bytesOf(child.pid, 'RssAnon'),
  }));
  return [{ program: 'gateway', bytes: own }, ...(await Promise.all(others))];
}

export const totalBytes = (processes: readonly ProcessMemory[]): number =>
  processes.reduce((total, { bytes }) => total + bytes, 0);

export interface MemoryWatch {
  /** The processes when they took the most memory. */
  stop(): Promise<ProcessMemory[]>;
}

const WATCH_MS = 500;

/** Watches how much memory a gateway takes. */
export function watchMemory(pid: number): MemoryWatch {
  let most: ProcessMemory[] = [];
  const look = async () => {
    const now = await processMemory(pid).catch(() => []);
    if (totalBytes(now) > totalBytes(most)) most = now;
  };
  const timer = setInterval(() => void look(), WATCH_MS);
  return {
    async stop() {
      clearInterval(timer);
      await look();
      return most;
    },
  };
}

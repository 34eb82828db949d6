import { readFile } from 'node:fs/promises';

const KB = 1_024;

const readProcess = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** A figure of a process in bytes; 0 if it has ended. */
async function bytesOf(pid: number, figure: 'VmRSS' | 'RssAnon'): Promise<number> {
  const status = await readProcess(pid, 'status');
  return KB * Number(new RegExp(`^${figure}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0);
}

/** The processes of Node.js that a process has started. PostgreSQL is not one of them. */
async function childrenOf(pid: number): Promise<number[]> {
  const started = (await readProcess(pid, `task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
  const commands = await Promise.all(started.map((child) => readProcess(child, 'cmdline')));
  return started.filter((_, at) => commands[at]?.startsWith(process.execPath));
}

/**
 * The memory of a gateway in bytes, with that of the processes that it has started to render pages. These share the program
 * of Node.js with the gateway, so only what is their own counts. Needs Linux.
 */
export async function residentBytes(pid: number): Promise<number> {
  const own = await bytesOf(pid, 'VmRSS');
  if (own === 0) throw new Error(`The memory of the process ${pid} cannot be read: this needs the /proc of Linux`);
  const others = (await childrenOf(pid)).map((child) => bytesOf(child, 'RssAnon'));
  return (await Promise.all(others)).reduce((total, size) => total + size, own);
}

export interface MemoryWatch {
  /** The most that was seen, in bytes. */
  stop(): Promise<number>;
}

const WATCH_MS = 500;

/** Watches how much memory a gateway takes. */
export function watchMemory(pid: number): MemoryWatch {
  let most = 0;
  const look = async () => {
    most = Math.max(most, await residentBytes(pid).catch(() => 0));
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

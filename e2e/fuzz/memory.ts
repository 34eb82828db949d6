import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4_096;

const readProcess = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** The processes of Node.js that a process has started. PostgreSQL is not one of them. */
async function childrenOf(pid: number): Promise<number[]> {
  const started = (await readProcess(pid, `task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
  const names = await Promise.all(started.map((child) => readProcess(child, 'cmdline')));
  return started.filter((_, at) => /node|render/.test(names[at]?.split('\0')[0] ?? ''));
}

/** The memory of a gateway in bytes, with that of the processes that render its pages. Needs Linux. */
export async function residentBytes(pid: number): Promise<number> {
  const sizes = [pid, ...(await childrenOf(pid))].map(async (each) => {
    const [, pages = '0'] = (await readProcess(each, 'statm')).split(' ');
    return Number(pages) * PAGE_BYTES;
  });
  const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  if (sum === 0) throw new Error(`The memory of the process ${pid} cannot be read: this needs the /proc of Linux`);
  return sum;
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

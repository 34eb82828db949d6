import { readFile } from 'node:fs/promises';

/** The numbers of the processes that a process has started and that have not ended. Linux only. */
export async function childrenOf(pid: number | undefined): Promise<number[]> {
  const numbers = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return numbers.split(' ').filter(Boolean).map(Number);
}

/** The command that a process runs, with its arguments; empty if it has ended. Linux only. */
export const commandOf = (pid: number): Promise<string> => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');

/** For how many milliseconds a process has had a processor. Linux only. */
export async function processorMsOf(pid: number): Promise<number> {
  const [nanoseconds] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ');
  return Number(nanoseconds) / 1e6;
}

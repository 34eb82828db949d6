import { readFile } from 'node:fs/promises';

interface ProcessStat {
  name: string;
  state: string;
  /** When the process began, in ticks since the machine started: a clock that jumps does not change it. */
  began: string;
}

/** From /proc/<pid>/stat. Undefined if there is no such process, or no such folder, as outside of Linux. */
async function readStat(pid: number): Promise<ProcessStat | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program may have spaces and brackets.
  const [opening, closing] = [stat.indexOf('('), stat.lastIndexOf(')')];
  if (closing < opening || opening === -1) return undefined;
  const fields = stat.slice(closing + 2).split(' ');
  const [state, began] = [fields[0], fields[19]];
  return state === undefined || began === undefined
    ? undefined
    : { name: stat.slice(opening + 1, closing), state, began };
}

/**
 * A process that has ended keeps its number until its parent takes note. In a container whose first process never does,
 * that is for ever.
 */
const isDefunct = ({ state }: ProcessStat): boolean => state === 'Z' || state === 'X';

/** When a process began, in ticks since the machine started. Undefined if it has ended, or outside of Linux. */
export async function beganAt(pid: number): Promise<string | undefined> {
  const stat = await readStat(pid);
  return stat && !isDefunct(stat) ? stat.began : undefined;
}

/** Whether a process runs. On Linux, whether it runs a program of this name too: another may have got its number. */
export async function isRunning(pid: number, program: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = await readStat(pid);
  return stat === undefined || (!isDefunct(stat) && stat.name === program);
}

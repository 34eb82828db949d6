import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] = [11, 12, 13, 14] as const;

/** The fields of /proc/<pid>/stat after the name, which may contain spaces. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

/** A process and all that it has started, without those of another one. */
function treeOf(pid: number, without?: number): number[] {
  if (pid === without) return [];
  return [pid, ...childrenOf(pid).flatMap((child) => treeOf(child, without))];
}

/** The processor time of a process and all below it, those that have ended included. Linux only. */
export function cpuSecondsOf(pid: number, without?: number): number {
  const ticks = treeOf(pid, without).flatMap((each) => {
    const stat = statOf(each);
    return [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM].map((field) => Number(stat[field]));
  });
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND;
}

/** The memory of a process and all below it in MB, with a share of what they have in common. Linux only. */
export function memoryOf(pid: number, without?: number): number {
  const kilobytes = treeOf(pid, without).map((each) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1_000;
}

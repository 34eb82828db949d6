import { readFileSync, writeFileSync } from 'node:fs';

const KB = 1_024;

/** Bytes of memory that a process has; undefined if it has ended, or if this system is not Linux. */
export function residentBytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * KB;
  } catch {
    return undefined;
  }
}

/** If the machine runs out of memory, Linux ends this process before the gateway. */
export function dieFirst(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // Other systems have no such setting.
  }
}

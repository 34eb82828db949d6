import { totalBytes, type ProcessMemory } from './memory';

const MB = 1e6;
/** The memory of the gateway with the processes that it has started. PostgreSQL is not one of them. */
const MAX_BYTES = 400 * MB;
/** How much more memory than before an attack the gateway may have when it has rested. */
const RETURN_FACTOR = 1.15;
/** How much longer pages may take another reader than usual. */
const SLOWER_FACTOR = 2;

const inMegabytes = (bytes: number): string => `${Math.round(bytes / MB)} MB`;

/** Memory as a person reads it: the total, and how much each process has. */
export const megabytes = (processes: readonly ProcessMemory[]): string => {
  const each = processes.map(({ program, bytes }) => `${program} ${inMegabytes(bytes)}`);
  return `${inMegabytes(totalBytes(processes))} (${each.join(', ')})`;
};

export interface SeenMemory {
  before: readonly ProcessMemory[];
  most: readonly ProcessMemory[];
  after?: readonly ProcessMemory[];
}

/** What is wrong with the memory that a gateway had, if anything is. */
export function memoryFaults({ before, most, after }: SeenMemory): string[] {
  return [
    ...(totalBytes(most) < MAX_BYTES
      ? []
      : [`the gateway took ${megabytes(most)} of memory, more than ${inMegabytes(MAX_BYTES)}`]),
    ...(after === undefined || totalBytes(after) <= totalBytes(before) * RETURN_FACTOR
      ? []
      : [`the gateway had ${megabytes(before)} of memory, and afterwards ${megabytes(after)}`]),
  ];
}

/**
 * What is wrong with how long pages took another reader. `least` is how long they may always take, in milliseconds: on a
 * machine that has other work too, a few milliseconds more or less say nothing.
 */
export function readingFaults(
  usual: { p95Ms: number },
  { pages, p95Ms, faults }: { pages: number; p95Ms: number; faults: readonly string[] },
  least: number,
): string[] {
  const bound = Math.max(SLOWER_FACTOR * usual.p95Ms, least);
  return [
    ...faults.map((fault) => `another reader did not get a page: ${fault}`),
    ...(pages === 0 ? ['another reader got no page at all'] : []),
    ...(p95Ms <= bound
      ? []
      : [`95 of 100 pages took another reader up to ${Math.round(p95Ms)} ms, usually ${Math.round(usual.p95Ms)} ms`]),
  ];
}

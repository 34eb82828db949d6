import type { z } from 'zod';
import { linesOf, readStored, type StoredRelease } from '../emit/read-release';

/** Reads a file of JSON that has been found to be as its contract has it. */
export const readJson = <T>({ folder }: StoredRelease, name: string, shape: z.ZodType<T>): T =>
  shape.parse(JSON.parse(readStored(folder, name).toString('utf8')));

/** Reads a file of lines of JSON that have been found to be as their contract has them, one by one. */
export function* readLines<T>(
  { folder }: StoredRelease,
  name: string,
  shape: z.ZodType<T>,
): Generator<{ line: number; record: T }> {
  let line = 0;
  for (const text of linesOf(readStored(folder, name))) {
    line += 1;
    yield { line, record: shape.parse(JSON.parse(text)) };
  }
}

import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { Problem } from './problem';

/** Parses the text of a file. Throws a Problem that names the file, the first wrong key and what it should be. */
export function parseJsonText<Schema extends z.ZodType>(text: string, schema: Schema, file: string): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(`${file} is not JSON: correct it, or restore it from its history.`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const key = issue?.path.map(String).join('.') ?? '';
  throw new Problem(
    `${file} is not valid: ${key === '' ? '' : `${key}: `}${issue?.message ?? 'it has another shape'}.`,
  );
}

/** Reads a file as text; undefined if there is none. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Problem(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { ContentError } from '../../base/content-error';

const folder = new URL('../../../authored/interactives/', import.meta.url);

/** A file of content/authored/interactives as faults name it. */
export const tableName = (file: string): string => `content/authored/interactives/${file}.json`;

/** What was written for a game; throws ContentError where the file is not as its shape has it. */
export function readTable<T>(file: string, shape: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'));
  } catch {
    throw new ContentError(`${tableName(file)} cannot be read as JSON.`);
  }
  const result = shape.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ContentError(`${tableName(file)} is wrong at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}.`);
}

import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { ContentError } from '../content-error';

const folder = new URL('../../../authored/', import.meta.url);

/** Returns the path of an authored table for messages. Table: 'interactives/who-said-it'. */
export const tableName = (table: string): string => `content/authored/${table}.json`;

/** Whether there is such a table. */
export const hasTable = (table: string): boolean => existsSync(new URL(`${table}.json`, folder));

/** Reads an authored table. Throws ContentError if it is missing or does not have the shape. */
export function readTable<T>(table: string, shape: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(new URL(`${table}.json`, folder), 'utf8'));
  } catch {
    throw new ContentError(`${tableName(table)} is missing or is not JSON.`);
  }
  const result = shape.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ContentError(`${tableName(table)} is wrong at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}.`);
}

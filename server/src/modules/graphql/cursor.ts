import type { z } from 'zod';
import { badInput } from './bad-input';

/** A place in an ordered list as text that a caller passes back. */
export const makeCursor = (key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** What is left of a key's part: nothing of text with the character NUL, which the database refuses. */
const withoutNul = (_name: string, part: unknown): unknown =>
  typeof part === 'string' && part.includes('\0') ? undefined : part;

/** The place that a cursor names, by the shape of its list's key; throws badInput where it is none. */
export function readCursor<Key>(cursor: string, shape: z.ZodType<Key>): Key {
  let key: unknown;
  try {
    key = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'), withoutNul);
  } catch {
    key = undefined;
  }
  const result = shape.safeParse(key);
  if (!result.success) throw badInput('"after" is no cursor of this list.');
  return result.data;
}

/** A page of a list that was read one row further than asked for. */
export interface Page<Row> {
  edges: { cursor: string; node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Cuts rows, of which there may be one too many, to a page. */
export function makePage<Row>(
  rows: readonly Row[],
  first: number,
  keyOf: (row: Row) => readonly (string | number)[],
): Page<Row> {
  const edges = rows.slice(0, first).map((node) => ({ cursor: makeCursor(keyOf(node)), node }));
  return { edges, pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null } };
}

import type { z } from 'zod';
import type { ImportLog } from '../import-log';
import { lineAt, parseJson } from '../../base/files/parse-json';
import { faultAt, type Place } from '../../base/files/place';

const MANY = 1_000;

/** Finds the line of the value at a path of keys. Looks for each key after the previous one. */
function lineOfPath(text: string, path: readonly PropertyKey[], from: number): number {
  let at = 0;
  for (const key of path.slice(0, MANY)) {
    if (typeof key !== 'string') continue;
    const found = text.indexOf(JSON.stringify(key), at);
    if (found >= 0) at = found;
  }
  return from - 1 + lineAt(text, at);
}

/**
 * Returns a parsed JSON value after checking its shape. Keys that the shape does not have are logged as unknown (see
 * ImportLog). Throws ContentError with file and line if a value is missing or has the wrong type.
 */
export function shapedJson<T>(
  text: string,
  { file, line }: Place,
  shape: z.ZodType<T>,
  log: ImportLog,
  path: readonly string[] = [],
  value: unknown = parseJson(text, { file, line }),
): T {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const strange = result.error.issues.filter((issue) => issue.code === 'unrecognized_keys');
  const wrong = result.error.issues.find((issue) => issue.code !== 'unrecognized_keys');
  if (wrong) {
    const where = { file, line: lineOfPath(text, [...path, ...wrong.path], line) };
    throw faultAt(where, `The value at "${[...path, ...wrong.path].join('.')}" is not as expected: ${wrong.message}.`);
  }
  for (const issue of strange) {
    for (const key of issue.keys) {
      log.unknown({ file, line: lineOfPath(text, [...path, ...issue.path, key], line) }, `The key "${key}"`);
    }
  }
  return shape.parse(withoutKeys(value, strange));
}

function withoutKeys(value: unknown, issues: readonly { path: PropertyKey[]; keys: string[] }[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const { path, keys } of issues) {
    let holder: unknown = copy;
    for (const key of path)
      holder = typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
    if (typeof holder === 'object' && holder !== null) for (const key of keys) Reflect.deleteProperty(holder, key);
  }
  return copy;
}

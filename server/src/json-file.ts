import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { codeOf, messageOf } from './start-error';

const MAX_SHOWN_CHARACTERS = 80;

const shown = (value: unknown): string => {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
};

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );

/** Describes the first problem of an invalid value: its key, the value and what was expected. */
export function describeMismatch(error: z.ZodError, input: unknown): string {
  const [issue] = error.issues;
  if (!issue) return 'it has an invalid shape';
  const expected = issue.message.replace(/^Invalid input: /, '');
  const key = issue.path.map(String).join('.');
  return key === '' ? expected : `${key} is ${shown(valueAt(input, issue.path))}: ${expected}`;
}

/**
 * Parses and validates JSON. Throws an Error whose message continues a sentence that begins with the name of the text.
 */
export function parseJson<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`is not JSON (${messageOf(error).replace(/\s+/g, ' ')})`);
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(`is not valid: ${describeMismatch(result.error, value)}`);
  return result.data;
}

/** Reads a text file. Throws an Error with one sentence that begins with the file name. */
export async function readTextFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Error(
      `${file} cannot be read${codeOf(error) === 'ENOENT' ? ': there is no such file' : ` (${messageOf(error)})`}`,
    );
  }
}

/** Parses and validates the text of a JSON file. Throws an Error with one sentence that begins with the file name. */
export function parseJsonFile<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.output<Schema> {
  try {
    return parseJson(text, schema);
  } catch (error) {
    throw new Error(`${file} ${messageOf(error)}`);
  }
}

/** Reads and validates a JSON file. Throws an Error with one sentence that begins with the file name. */
export const readJsonFile = async <Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> =>
  parseJsonFile(file, await readTextFile(file), schema);

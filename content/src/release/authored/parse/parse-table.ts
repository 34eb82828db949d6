import type { z } from 'zod';
import type { AuthoredTable } from '../authored';
import { repositoryPath, type AuthoredFile } from './authored-file';
import type { Fault } from '../fault';
import { referenceFaults, slugOfFile } from './parse-entry';
import { readYaml } from './read-yaml';

const SUFFIX = '.yaml';

/** A row of a table: a stop of a journey, a member of a lineage. */
interface Row {
  readonly references: readonly string[];
}

/**
 * Parses the YAML file of a journey or a lineage. `rowsName` is the field with its rows. `table` is missing if the file
 * does not match the schema.
 */
export function parseTable<T>(
  authored: AuthoredFile,
  schema: z.ZodType<T>,
  rowsName: string,
  rowsOf: (data: T) => readonly Row[],
): { table?: AuthoredTable<T>; faults: readonly Fault[] } {
  const file = repositoryPath(authored);
  const named = slugOfFile(authored, SUFFIX);
  if ('fault' in named) return { faults: [named.fault] };
  const { data, lineOf, faults } = readYaml(authored.text, 1, schema);
  if (data === undefined) return { faults: faults.map((fault) => ({ file, ...fault })) };
  const unread = rowsOf(data).flatMap(({ references }, row) => {
    return referenceFaults(references, (index) => lineOf(rowsName, row, 'references', index));
  });
  return { table: { slug: named.slug, file, data, lineOf }, faults: unread.map((fault) => ({ file, ...fault })) };
}

/** Parses a YAML file that is one table, such as the library. `table` is missing if the file does not match the schema. */
export function parseSingleTable<T>(
  authored: AuthoredFile,
  schema: z.ZodType<T>,
): { table?: AuthoredTable<T>; faults: readonly Fault[] } {
  const file = repositoryPath(authored);
  const slug = authored.name.slice(0, -SUFFIX.length);
  const { data, lineOf, faults } = readYaml(authored.text, 1, schema);
  const found = faults.map((fault) => ({ file, ...fault }));
  return data === undefined ? { faults: found } : { table: { slug, file, data, lineOf }, faults: found };
}

import type { AuthoredTable } from '../authored';
import type { Fault } from '../fault';
import { kinFileSchema, type KinFile } from '../front-matter';
import type { AuthoredFile } from './authored-file';
import { referenceFaults } from './parse-entry';
import { parseSingleTable } from './parse-table';

/** Parses content/authored/names/kin.yaml. `table` is missing if the file does not match the schema. */
export function parseKin(authored: AuthoredFile): { table?: AuthoredTable<KinFile>; faults: readonly Fault[] } {
  const { table, faults } = parseSingleTable(authored, kinFileSchema);
  if (!table) return { faults };
  const { file, data, lineOf } = table;
  const unread = data.flatMap(({ verse }, row) => referenceFaults([verse], () => lineOf(row, 'verse')));
  return { table, faults: [...faults, ...unread.map((fault) => ({ file, ...fault }))] };
}

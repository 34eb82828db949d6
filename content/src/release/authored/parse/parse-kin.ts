import type { AuthoredTable } from '../authored';
import type { Fault } from '../fault';
import { kinFileSchema, type KinFile } from '../front-matter';
import { repositoryPath, type AuthoredFile } from './authored-file';
import { referenceFaults } from './parse-entry';
import { readYaml } from './read-yaml';

/** Parses content/authored/names/kin.yaml. `kin` is missing if the file does not match the schema. */
export function parseKin(authored: AuthoredFile): { kin?: AuthoredTable<KinFile>; faults: readonly Fault[] } {
  const file = repositoryPath(authored);
  const { data, lineOf, faults } = readYaml(authored.text, 1, kinFileSchema);
  const unread = (data ?? []).flatMap(({ verse }, row) => referenceFaults([verse], () => lineOf(row, 'verse')));
  const found = [...faults, ...unread].map((fault) => ({ file, ...fault }));
  return data ? { kin: { slug: 'kin', file, data, lineOf }, faults: found } : { faults: found };
}

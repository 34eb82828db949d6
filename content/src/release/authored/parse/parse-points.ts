import type { AuthoredTable } from '../authored';
import { repositoryPath, type AuthoredFile } from './authored-file';
import type { Fault } from '../fault';
import { pointsFileSchema, type PointsFile } from '../front-matter';
import { readYaml } from './read-yaml';

/** Parses content/authored/points/points.yaml, the sites that places may be. */
export function parsePoints(authored: AuthoredFile): { points?: AuthoredTable<PointsFile>; faults: readonly Fault[] } {
  const file = repositoryPath(authored);
  const { data, lineOf, faults } = readYaml(authored.text, 1, pointsFileSchema);
  const found = faults.map((fault) => ({ file, ...fault }));
  return data ? { points: { slug: 'points', file, data, lineOf }, faults: found } : { faults: found };
}

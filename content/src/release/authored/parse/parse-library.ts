import type { AuthoredDrawing, AuthoredTable } from '../authored';
import { repositoryPath, type AuthoredFile } from './authored-file';
import type { Fault } from '../fault';
import { libraryFileSchema, type LibraryFile } from '../front-matter';
import { slugOfFile } from './parse-entry';
import { readYaml } from './read-yaml';

/** Parses content/authored/library/works.yaml, the works that entries cite. */
export function parseLibrary(authored: AuthoredFile): {
  library?: AuthoredTable<LibraryFile>;
  faults: readonly Fault[];
} {
  const file = repositoryPath(authored);
  const { data, lineOf, faults } = readYaml(authored.text, 1, libraryFileSchema);
  const found = faults.map((fault) => ({ file, ...fault }));
  return data ? { library: { slug: 'works', file, data, lineOf }, faults: found } : { faults: found };
}

/** Takes a file of content/authored/drawings as it is; `drawingFaults` checks what is in it. */
export function parseDrawing(authored: AuthoredFile): { drawing?: AuthoredDrawing; faults: readonly Fault[] } {
  const named = slugOfFile(authored, '.svg');
  if ('fault' in named) return { faults: [named.fault] };
  return { drawing: { slug: named.slug, file: repositoryPath(authored), svg: authored.text }, faults: [] };
}

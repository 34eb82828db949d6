import type { AuthoredDrawing } from '../authored';
import { repositoryPath, type AuthoredFile } from './authored-file';
import type { Fault } from '../fault';
import { slugOfFile } from './parse-entry';

/** Takes a file of content/authored/drawings as it is; `drawingFaults` checks what is in it. */
export function parseDrawing(authored: AuthoredFile): { drawing?: AuthoredDrawing; faults: readonly Fault[] } {
  const named = slugOfFile(authored, '.svg');
  if ('fault' in named) return { faults: [named.fault] };
  return { drawing: { slug: named.slug, file: repositoryPath(authored), svg: authored.text }, faults: [] };
}

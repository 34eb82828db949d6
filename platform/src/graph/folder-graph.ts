/** A folder of the house and one that it imports from. */
export type Edge = readonly [from: string, to: string];

const BEGIN = '<!-- graph: written by npm run graph -->';
const END = '<!-- /graph -->';

const nameOf = (folder: string): string => folder.replace(/^shared\/src\//, 'shared/').replace(/\/$/, '');
const idOf = (folder: string): string => nameOf(folder).replaceAll(/[^a-z]/g, '_');

/** A Mermaid flowchart of these imports. All pillars are one node, because their imports are alike. */
export function folderGraph(edges: readonly Edge[]): string {
  const nodeOf = (folder: string) => (folder.startsWith('mfe-') ? 'mfe-*' : nameOf(folder));
  const lines = edges
    .map(([from, to]) => [nodeOf(from), nodeOf(to)] as const)
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => `  ${idOf(from)}["${from}"] --> ${idOf(to)}["${to}"]`);
  return ['```mermaid', 'flowchart LR', ...[...new Set(lines)].sort(), '```'].join('\n');
}

/** Replaces the graph between the marks of a text. Throws if a mark is missing. */
export function replaceGraph(text: string, graph: string): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`There is no ${BEGIN} … ${END}`);
  return `${text.slice(0, begin)}${BEGIN}\n\n${graph}\n\n${text.slice(end)}`;
}

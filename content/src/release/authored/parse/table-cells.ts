import { textFrom, type Inline } from './read-inlines';

type Cell = Inline[];

export interface MarkdownRow {
  /** Counted from the first line of the table, which is 0. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

const rule = /^:?-+:?$/;

/** Whether a paragraph is a table: its first line begins with a vertical bar. */
export const isTable = (nodes: readonly Inline[]): boolean =>
  nodes[0]?.type === 'text' && nodes[0].value.startsWith('|');

/**
 * Splits the inlines of a table into rows and cells, each without the spaces around it. The bars at both ends of a row
 * are not optional; a row without them gets empty cells. The row of hyphens below the head is a row like others.
 */
export function tableRows(nodes: readonly Inline[], firstLine: number): MarkdownRow[] {
  const rows: { line: number; cells: Cell[] }[] = [{ line: 0, cells: [[]] }];
  for (const node of nodes) {
    if (node.type !== 'text') {
      rows.at(-1)?.cells.at(-1)?.push(node);
      continue;
    }
    let line = node.position?.start.line ?? firstLine;
    for (const part of node.value.split(/([|\n])/)) {
      if (part === '\n') {
        line++;
        rows.push({ line: line - firstLine, cells: [[]] });
      } else if (part === '|') rows.at(-1)?.cells.push([]);
      else if (part !== '')
        rows
          .at(-1)
          ?.cells.at(-1)
          ?.push(textFrom(node, part, line));
    }
  }
  // What is outside the bars at both ends is no cell.
  return rows.map(({ line, cells }) => ({
    line,
    cells: cells.slice(1, -1).map(trimmed),
  }));
}

/** Removes the spaces at both ends of a cell. */
const trimmed = (cell: Cell): Cell =>
  cell
    .map((node, index) => {
      if (node.type !== 'text') return node;
      const start = index === 0 ? node.value.trimStart() : node.value;
      return { ...node, value: index === cell.length - 1 ? start.trimEnd() : start };
    })
    .filter((node) => node.type !== 'text' || node.value !== '');

/** Whether a row is the row of hyphens below the head. */
export const isRule = ({ cells }: MarkdownRow): boolean =>
  cells.every(([node, ...more]) => more.length === 0 && node?.type === 'text' && rule.test(node.value));

import type { ProseBlock, ProseInline } from '@manna/shared/contracts';
import { widthsOf } from './break-block';
import type { FlowBlock, Run } from './flow';
import { plainBlock } from './plain-block';
import type { Styles } from './styles';

type Table = Extract<ProseBlock, { kind: 'table' }>;

/** Space between two columns of a table, by the size of the text. */
const GUTTER = 1.2;

/**
 * The columns of a table as wide as their words need, and what is left by how much more they would need to be in one line.
 * @returns points; undefined if a column would be narrower than one of its words
 */
function columnWidths(rows: readonly (readonly (readonly Run[])[])[], width: number): number[] | undefined {
  const needs = (rows[0] ?? []).map((_, column) => {
    const cells = rows.map((row) => widthsOf(row[column] ?? []));
    return {
      least: Math.max(...cells.map(({ least }) => least)),
      whole: Math.max(...cells.map(({ whole }) => whole)),
    };
  });
  const sum = (key: 'least' | 'whole') => needs.reduce((total, need) => total + need[key], 0);
  const spare = width - sum('least');
  if (spare < 0) return undefined;
  const wanted = sum('whole') - sum('least');
  // No wider than their words: columns far from each other are hard to read along.
  const share = wanted === 0 ? 0 : Math.min(1, spare / wanted);
  return needs.map(({ least, whole }) => least + (whole - least) * share);
}

/** A row as one item of a list: its header, and each cell behind the header of its column. */
function itemBlock(
  head: Table['head'],
  [first = [], ...cells]: readonly (readonly Run[])[],
  styles: Styles,
): FlowBlock {
  const mark = (text: string): Run => ({ text, style: styles.text });
  return {
    ...plainBlock(styles),
    role: 'LI',
    before: styles.leading * 0.2,
    rest: styles.size * 1.2,
    runs: [
      ...first,
      ...cells.flatMap((cell, index) => [
        mark(index === 0 ? '. ' : '; '),
        ...(head[index + 1] ?? []).map(({ text }) => ({ text, style: styles.added })),
        mark(': '),
        ...cell,
      ]),
    ],
  };
}

/**
 * The rows of a table below its head, or a list of its rows if the column of text is too narrow for it.
 * @param runsOf the words of a cell that is no header
 * @param width of the column of text, in points
 */
export function tableBlocks(
  { head, rows }: Table,
  styles: Styles,
  { runsOf, width }: { runsOf: (inlines: readonly ProseInline[]) => Run[]; width: number },
): FlowBlock[] {
  const strong = (inlines: readonly ProseInline[]): Run[] =>
    inlines.map(({ text }) => ({ text, style: styles.strong }));
  const body = rows.map((row) => row.map((cell, column) => (column === 0 ? strong(cell) : runsOf(cell))));
  const all = [head.map(strong), ...body];
  const gutter = styles.size * GUTTER;
  const widths = columnWidths(all, width - gutter * Math.max(0, head.length - 1));
  if (!widths) return body.map((row) => itemBlock(head, row, styles));
  const lefts = widths.map((_, column) => widths.slice(0, column).reduce((left, each) => left + each + gutter, 0));
  return all.map((row, index) => ({
    ...plainBlock(styles),
    role: 'TR',
    before: styles.leading * 0.35,
    runs: [],
    keepsNext: index === 0,
    cells: row.map((runs, column) => ({
      role: index === 0 || column === 0 ? 'TH' : 'TD',
      runs,
      left: lefts[column] ?? 0,
      width: widths[column] ?? 0,
    })),
  }));
}

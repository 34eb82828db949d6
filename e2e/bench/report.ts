import { figures, type Figure, type FigureId } from './figures';

/** A row of measured values, in units of the figure. A value is undefined if there is nothing to measure. */
export interface Row {
  figure: FigureId;
  values: readonly (number | undefined)[];
}

export interface Table {
  title: string;
  /** Headings of the values. Each one after the first is followed by a column for the ratio of the first to it. */
  columns: readonly string[];
  rows: readonly Row[];
}

const digits: Record<Figure['unit'], number> = {
  ms: 1,
  s: 2,
  kB: 1,
  MB: 0,
  'per s': 0,
  count: 0,
  score: 3,
  screens: 1,
};
const suffixes: Record<Figure['unit'], string> = {
  ms: ' ms',
  screens: ' screens',
  s: ' s',
  kB: ' kB',
  MB: ' MB',
  'per s': '/s',
  count: '',
  score: '',
};
const NOTHING = '–';

const show = (value: number | undefined, unit: Figure['unit']): string => {
  if (value === undefined || Number.isNaN(value)) return NOTHING;
  const shown = value.toLocaleString('en-GB', {
    minimumFractionDigits: digits[unit],
    maximumFractionDigits: digits[unit],
  });
  return shown + suffixes[unit];
};

/** The ratio of a value to another. Undefined if either is missing or the other is 0. */
const ratio = (value: number | undefined, other: number | undefined): number | undefined =>
  value === undefined || !other ? undefined : value / other;

const showRatio = (value: number | undefined): string => (value === undefined ? NOTHING : `${value.toFixed(2)} x`);

function cellsOf({ figure, values: [own, ...measured] }: Row, columns: number): string[] {
  const others = Array.from({ length: columns - 1 }, (_, index) => measured[index]);
  const { name, unit, target = NOTHING }: Figure = figures[figure];
  const compared = others.flatMap((other) => [show(other, unit), showRatio(ratio(own, other))]);
  return [name, show(own, unit), ...compared, target];
}

/** A table as text: names and targets to the left, figures to the right. */
export function formatTable({ title, columns, rows }: Table): string {
  const [own = '', ...others] = columns;
  const head = ['', own, ...others.flatMap((name) => [name, 'ratio']), 'target'];
  const lines = [head, ...rows.map((row) => cellsOf(row, columns.length))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (line: readonly string[]) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 || column === line.length - 1 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return [title, ...lines.map(format)].join('\n');
}

/** The same table as data, by figure, with unit and target. */
export const tableData = ({ columns, rows }: Table) =>
  Object.fromEntries(
    rows.map(({ figure, values }) => {
      const measured = Object.fromEntries(columns.map((name, index) => [name, values[index] ?? null]));
      const ratios = columns.slice(1).map((name, index) => [name, ratio(values[0], values[index + 1]) ?? null]);
      return [
        figure,
        { ...figures[figure], measured, ratioTo: Object.fromEntries(ratios) as Record<string, number | null> },
      ];
    }),
  );

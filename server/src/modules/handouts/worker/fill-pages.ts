import type { Row } from './break-block';

/** A row at its position: the baseline is `y` points below the top of the text. */
export interface PlacedRow {
  readonly row: Row;
  readonly column: number;
  readonly y: number;
}

export type PageRows = readonly PlacedRow[];

interface Room {
  /** Height of the text, and of what the first page has less. */
  readonly height: number;
  readonly taken: number;
  readonly columns: number;
}

/** Steps by which the columns of the last page are made shorter. */
const BALANCE_POINTS = 4;

/** Whether a column may end before this row. */
function mayBreakBefore(rows: readonly Row[], at: number): boolean {
  const [last, next] = [rows[at - 1], rows[at]];
  if (!last || !next) return true;
  if (last.keepsNext) return false;
  // No line of a paragraph stands alone, neither at the end of a column nor at the start of the next.
  if (last.block !== next.block) return true;
  return !last.isFirst && !next.isLast;
}

/** The end of the column that starts with this row. It has one row at least. */
function columnEnd(rows: readonly Row[], from: number, height: number): number {
  let used = 0;
  let end = from;
  for (let row = rows[end]; row; row = rows[end]) {
    const needs = row.leading + (end === from ? 0 : row.before);
    if (used + needs > height && end > from) break;
    used += needs;
    end += 1;
  }
  let kept = end;
  while (kept > from + 1 && !mayBreakBefore(rows, kept)) kept -= 1;
  return mayBreakBefore(rows, kept) ? kept : end;
}

function columnEnds(rows: readonly Row[], from: number, height: number, columns: number): number[] {
  const ends: number[] = [];
  for (let column = 0; column < columns; column += 1) ends.push(columnEnd(rows, ends.at(-1) ?? from, height));
  return ends;
}

/** The lowest columns that hold the rest, all of about one height. */
function balanced(rows: readonly Row[], from: number, height: number, columns: number): number[] {
  let ends = columnEnds(rows, from, height, columns);
  for (let lower = height - BALANCE_POINTS; lower > 0; lower -= BALANCE_POINTS) {
    const next = columnEnds(rows, from, lower, columns);
    // If a column is lower than a picture, the caption would be in the next one.
    if (next.at(-1) !== rows.length || !next.every((end) => mayBreakBefore(rows, end))) break;
    ends = next;
  }
  return ends;
}

/** Distributes the rows over columns and pages. */
export function fillPages(rows: readonly Row[], { height, taken, columns }: Room): PageRows[] {
  const pages: PageRows[] = [];
  let from = 0;
  while (from < rows.length || pages.length === 0) {
    const top = pages.length === 0 ? taken : 0;
    const full = columnEnds(rows, from, height - top, columns);
    const ends = full.at(-1) === rows.length && columns > 1 ? balanced(rows, from, height - top, columns) : full;
    const page: PlacedRow[] = [];
    ends.forEach((end, column) => {
      let y = top;
      const start = column === 0 ? from : (ends[column - 1] ?? from);
      for (const row of rows.slice(start, end)) {
        y += row.leading + (y === top ? 0 : row.before);
        page.push({ row, column, y });
      }
    });
    pages.push(page);
    from = ends.at(-1) ?? rows.length;
  }
  return pages;
}

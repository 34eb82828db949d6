import { placeGenerations } from './generations';
import type { Kin } from './kin';

/** Boxes beside each other on a phone and on a larger screen, about. */
const COLUMNS = { narrow: 2, wide: 5 } as const;
/** A higher drawing is scrolled, until the reader wants all of it. */
const MOST = 6;

/** About how many lines of boxes a tree has: the page reserves room for them before the drawing is there. */
export function reservedLines(kin: Kin, self: string): Record<keyof typeof COLUMNS, number> {
  const counts = new Map<number, number>();
  for (const { row } of placeGenerations(kin, self)) counts.set(row, (counts.get(row) ?? 0) + 1);
  const linesIn = (columns: number) =>
    Math.min(
      MOST,
      [...counts.values()].reduce((lines, count) => lines + Math.ceil(count / columns), 0),
    );
  return { narrow: linesIn(COLUMNS.narrow), wide: linesIn(COLUMNS.wide) };
}

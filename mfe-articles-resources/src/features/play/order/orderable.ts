import { seededNumbers, shuffled } from '../puzzle/seeded';

/** Something with a position in an order: a book of the Bible, an event. */
export interface Orderable {
  id: string;
  name: string;
  path: string;
  /** What explains its position: its year. */
  note?: string;
}

/** The order at the start of a puzzle, which is never the right one. */
export function mixed(right: readonly Orderable[], puzzle: number): Orderable[] {
  const order = shuffled(right, seededNumbers(puzzle));
  return order.every((item, index) => item === right[index]) ? order.reverse() : order;
}

/** The list with one item moved to another position. */
export function withMoved<T>(items: readonly T[], from: number, to: number): T[] {
  const after = [...items];
  after.splice(to, 0, ...after.splice(from, 1));
  return after;
}

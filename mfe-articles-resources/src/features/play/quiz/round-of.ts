import { seededNumbers, shuffled } from '../puzzle/seeded';

/** Questions of one puzzle. */
const ROUND_LENGTH = 10;

/**
 * The questions of a puzzle, which are always the same. Puzzles that follow each other have other questions, until those are used
 * up; then they begin again in another order.
 */
export function roundOf<T>(questions: readonly T[], puzzle: number, length = ROUND_LENGTH): T[] {
  const rounds = Math.max(1, Math.floor(questions.length / length));
  const first = ((puzzle - 1) % rounds) * length;
  const pass = Math.ceil(puzzle / rounds);
  return shuffled(questions, seededNumbers(pass)).slice(first, first + length);
}

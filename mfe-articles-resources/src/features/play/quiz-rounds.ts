import { seededNumbers, shuffled } from './seeded';

/** Questions of one round. */
const ROUND_LENGTH = 10;
/** Fewer questions than this make no round of their own; the last round has them too. */
const SHORTEST_ROUND = 5;

/** The first question of a round and the one after its last, as indexes from 0. */
export interface Round {
  first: number;
  end: number;
}

/** Divides questions into rounds of ten. The last one has from 5 to 14, or all if there are fewer. */
export function roundsOf(count: number): Round[] {
  const rounds = Math.max(1, Math.floor((count + ROUND_LENGTH - SHORTEST_ROUND) / ROUND_LENGTH));
  return Array.from({ length: rounds }, (_, round) => ({
    first: round * ROUND_LENGTH,
    end: round + 1 === rounds ? count : (round + 1) * ROUND_LENGTH,
  }));
}

/** Returns the items in another order for each attempt, and in their own order for the first, which is attempt 0. */
export const inOrderOf = <T>(items: readonly T[], attempt: number): T[] =>
  attempt === 0 ? [...items] : shuffled(items, seededNumbers(attempt));

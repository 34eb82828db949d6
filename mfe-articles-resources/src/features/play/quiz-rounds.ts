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

/** Multiplier and modulus of the generator by Park and Miller. */
const MULTIPLIER = 48_271;
const MODULUS = 2_147_483_647;

/** Returns the items in another order for each attempt, and in their own order for the first, which is attempt 0. */
export function inOrderOf<T>(items: readonly T[], attempt: number): T[] {
  const order = [...items];
  if (attempt === 0) return order;
  let seed = attempt * MULTIPLIER;
  for (let last = order.length - 1; last > 0; last -= 1) {
    seed = (seed * MULTIPLIER) % MODULUS;
    const other = seed % (last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** Multiplier and modulus of the generator by Park and Miller. */
const MULTIPLIER = 48_271;
const MODULUS = 2_147_483_647;

/** Returns whole numbers from 0 to below `limit`; the same ones for the same seed, a whole number. */
export function seededNumbers(seed: number): (limit: number) => number {
  let state = (Math.abs(seed) % (MODULUS - 1)) + 1;
  const next = () => (state = (state * MULTIPLIER) % MODULUS);
  // The first number of a small seed is small.
  next();
  return (limit) => next() % limit;
}

/** The items in an order that is always the same for a seed (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], next: (limit: number) => number): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = next(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

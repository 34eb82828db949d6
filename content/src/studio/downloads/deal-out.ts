/**
 * Splits a row of sizes into as many runs as `given` has numbers, each of at least one size, so that the sums of given
 * and run are as even as possible: the sum of their squares is minimal. Returns the length of each run. Throws an
 * Error if there are fewer sizes than runs.
 */
export function dealOut(sizes: readonly number[], given: readonly number[]): number[] {
  const runs = given.length;
  if (sizes.length < runs) throw new Error(`${sizes.length} chapters cannot be dealt out over ${runs} days.`);
  const sums = [0];
  for (const size of sizes) sums.push((sums.at(-1) ?? 0) + size);
  const sumAt = (index: number) => sums[index] ?? 0;
  // costs[end]: the least cost of the runs so far, if they take the first `end` sizes.
  let costs: number[] = [0, ...sizes.map(() => Infinity)];
  const starts: number[][] = [];
  for (let run = 0; run < runs; run += 1) {
    const next: number[] = Array.from(costs, () => Infinity);
    const from: number[] = Array.from(costs, () => 0);
    const latest = sizes.length - (runs - run - 1);
    for (let end = run + 1; end <= latest; end += 1) {
      for (let start = end - 1; start >= run; start -= 1) {
        const day = (given[run] ?? 0) + sumAt(end) - sumAt(start);
        const cost = (costs[start] ?? Infinity) + day * day;
        if (cost < (next[end] ?? Infinity)) {
          next[end] = cost;
          from[end] = start;
        }
        // A longer run only costs more once it alone is above the best.
        if (day * day > (next[end] ?? Infinity)) break;
      }
    }
    costs = next;
    starts.push(from);
  }
  const lengths: number[] = [];
  let end = sizes.length;
  for (const from of starts.toReversed()) {
    const start = from[end] ?? 0;
    lengths.unshift(end - start);
    end = start;
  }
  return lengths;
}

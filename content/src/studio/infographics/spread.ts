/**
 * Moves places along a line apart until each is at least `gap` from the next, in the order in which they came, and as
 * little as can be (a run of crowded places is centred on where they would be). None lies beyond `limit`. `wanted`
 * ascends; so does the answer.
 */
export function spread(wanted: readonly number[], gap: number, limit = Infinity): number[] {
  // Runs of places that touch: where they begin, and the sum of what their beginning should be by each of them.
  const runs: { size: number; sum: number }[] = [];
  const startOf = ({ size, sum }: { size: number; sum: number }) => sum / size;
  for (const [index, place] of wanted.entries()) {
    let run = { size: 1, sum: Math.min(place, limit - (wanted.length - 1 - index) * gap) };
    for (let before = runs.at(-1); before && startOf(before) + before.size * gap > startOf(run); before = runs.at(-1)) {
      runs.pop();
      run = { size: before.size + run.size, sum: before.sum + run.sum - run.size * before.size * gap };
    }
    runs.push(run);
  }
  return runs.flatMap((run) => Array.from({ length: run.size }, (_, index) => startOf(run) + index * gap));
}

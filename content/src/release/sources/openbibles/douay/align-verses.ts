import { alike, type Weighted } from '../../likeness';

/** Two corresponding verses: their indices in the two texts, and their similarity. */
export interface Pair {
  readonly source: number;
  readonly guide: number;
  readonly likeness: number;
}

/** The score of an unpaired verse. It is so small that only verses with nothing in common stay unpaired. */
const GAP = -0.02;
/** How many verses the numberings can drift apart, in addition to the difference in length. */
const DRIFT = 30;

const SOURCE_ALONE = 1;
const GUIDE_ALONE = 2;
const BOTH = 3;

/**
 * Pairs the verses of two texts of one book in order, so that the total similarity of the pairs is greatest. Verses
 * that only one of the texts has stay unpaired. (Needleman-Wunsch alignment within a band along the diagonal.)
 */
export function alignVerses(source: readonly Weighted[], guide: readonly Weighted[]): Pair[] {
  const band = Math.abs(source.length - guide.length) + DRIFT;
  const width = 2 * band + 1;
  const slope = source.length === 0 ? 0 : guide.length / source.length;
  const firstOf = (row: number) => Math.round(row * slope) - band;
  const scores = new Float64Array((source.length + 1) * width).fill(-Infinity);
  const steps = new Uint8Array(scores.length);
  const scoreAt = (row: number, column: number) => {
    const offset = column - firstOf(row);
    return offset < 0 || offset >= width ? -Infinity : (scores[row * width + offset] ?? -Infinity);
  };
  for (let row = 0; row <= source.length; row += 1) {
    for (let offset = 0; offset < width; offset += 1) {
      const column = firstOf(row) + offset;
      if (column < 0 || column > guide.length) continue;
      const one = source[row - 1];
      const other = guide[column - 1];
      const both = one && other ? scoreAt(row - 1, column - 1) + alike(one, other) : -Infinity;
      const sourceAlone = one ? scoreAt(row - 1, column) + GAP : -Infinity;
      const guideAlone = other ? scoreAt(row, column - 1) + GAP : -Infinity;
      const best = row + column === 0 ? 0 : Math.max(both, sourceAlone, guideAlone);
      scores[row * width + offset] = best;
      steps[row * width + offset] = best === both ? BOTH : best === sourceAlone ? SOURCE_ALONE : GUIDE_ALONE;
    }
  }
  const pairs: Pair[] = [];
  for (let row = source.length, column = guide.length; row > 0 || column > 0;) {
    const step = steps[row * width + column - firstOf(row)];
    const one = source[row - 1];
    const other = guide[column - 1];
    if (step === BOTH && one && other) {
      pairs.push({ source: row - 1, guide: column - 1, likeness: alike(one, other) });
    }
    if (step !== GUIDE_ALONE) row -= 1;
    if (step !== SOURCE_ALONE) column -= 1;
  }
  return pairs.reverse();
}

/** From this similarity on, two verses are the same without further evidence. */
const ALIKE = 0.3;

/**
 * Returns the pairs that are certain: those that are similar enough, and those between two certain pairs in an unbroken
 * run of pairs (consecutive verses in both texts). In a run with a similar pair, a pair at the border of a chapter in
 * both texts (`atBorder`) is certain too.
 */
export function certainPairs(pairs: readonly Pair[], atBorder: (pair: Pair) => boolean): Pair[] {
  const runs: Pair[][] = [];
  for (const pair of pairs) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && pair.source === last.source + 1 && pair.guide === last.guide + 1) run.push(pair);
    else runs.push([pair]);
  }
  return runs.flatMap((run) => {
    const proves = (pair: Pair) => pair.likeness >= ALIKE || atBorder(pair);
    const alike = run.some(({ likeness }) => likeness >= ALIKE);
    return alike ? run.slice(run.findIndex(proves), run.findLastIndex(proves) + 1) : [];
  });
}

import { alike, type Weighted } from '../../likeness';

/** Two verses that stand for each other: their places in the two texts, and how alike they are. */
export interface Pair {
  readonly source: number;
  readonly guide: number;
  readonly likeness: number;
}

/** What a verse with no other costs: so little that only verses with nothing in common stay apart. */
const GAP = -0.02;
/** How far, in verses, numberings drift apart beside what the lengths of the texts tell. */
const DRIFT = 30;

const SOURCE_ALONE = 1;
const GUIDE_ALONE = 2;
const BOTH = 3;

/**
 * Pairs the verses of two texts of one book, in order, so that the pairs are most alike taken together. Verses that only
 * one of the texts has stay without a pair. (Needleman and Wunsch's alignment, within a band along the diagonal.)
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

/** From here on two verses are alike enough to be the same without further proof. */
const ALIKE = 0.3;

/**
 * The pairs that are certain: alike enough, or in an unbroken run of pairs, each of the verse after the last one's in
 * both texts, between two that are. A pair that begins or ends a chapter in both texts proves as much, which the function
 * that is given tells.
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

import type { VerseShape } from './verse-shape';

/** A verse as the statistics see it: the numbers of its morphemes and of the stems of its English words. */
export interface PairedVerse {
  readonly hebrew: Int32Array;
  readonly english: Int32Array;
  /** Which of their pairs are possible. */
  readonly shape: VerseShape;
  /** The number of each pair of the shape. */
  readonly pairs: Int32Array;
}

/** What is known about pairs, and about single morphemes and stems, by their number. */
export interface PairStatistics {
  /**
   * At twice the number of a pair: the probability of the English stem, given the Hebrew morpheme. After it: that of the
   * Hebrew morpheme, given the English stem. They are neighbours because the verses have their pairs in no order: to find
   * two numbers in two arrays, each too large for the processor's cache, takes twice as long.
   */
  readonly pairs: Float64Array;
  /** Probability of the English stem among those that render nothing. */
  readonly freeEnglish: Float64Array;
  /** Probability of the Hebrew morpheme among those that nothing renders. */
  readonly freeHebrew: Float64Array;
}

/** How probable it is that the morpheme and the word of each pair of a verse belong together. */
export interface PairProbabilities {
  /** That the word renders this morpheme; the sum for a word and `freeEnglish` is 1. */
  readonly english: Float64Array;
  /** That this word renders the morpheme; the sum for a morpheme and `freeHebrew` is 1. */
  readonly hebrew: Float64Array;
  /** That the word renders nothing. */
  readonly freeEnglish: Float64Array;
  /** That nothing renders the morpheme. */
  readonly freeHebrew: Float64Array;
}

/** Probability of a word without a counterpart, before its own statistics. */
const FREE = 0.12;

// No functions of other modules are called here: these loops run hundreds of millions of times in a build.

/** Arrays that the verses of a round use one after the other: to make new ones takes as long as to fill them. */
export class Room {
  readonly #arrays: Float64Array[] = [];

  /** The array of this number, with this length. It has the values of the verse before. */
  array(number: number, length: number): Float64Array {
    let array = this.#arrays[number];
    if (!array || array.length < length) {
      array = new Float64Array(length);
      this.#arrays[number] = array;
    }
    return array.subarray(0, length);
  }
}

/** Divides values by the totals of their groups, and the free share of each group too. */
function normalise(values: Float64Array, groups: Int32Array, free: Float64Array, totals: Float64Array): void {
  totals.set(free);
  for (let pair = 0; pair < values.length; pair += 1) {
    const group = groups[pair] ?? 0;
    totals[group] = (totals[group] ?? 0) + (values[pair] ?? 0);
  }
  for (let pair = 0; pair < values.length; pair += 1)
    values[pair] = (values[pair] ?? 0) / ((totals[groups[pair] ?? 0] ?? 0) || 1);
  for (let group = 0; group < free.length; group += 1) {
    const total = totals[group] ?? 0;
    free[group] = total === 0 ? 1 : (free[group] ?? 0) / total;
  }
}

/** The probabilities of having no counterpart, before they are compared with those of pairs. */
function setFreeShares(found: Float64Array, members: Int32Array, free: Float64Array): void {
  for (let at = 0; at < members.length; at += 1) found[at] = FREE * (free[members[at] ?? 0] ?? 0);
}

/**
 * The probabilities of a verse from the statistics of all verses and from the order of its words. They hold until the
 * next call with the same room.
 */
export function verseProbabilities(
  verse: PairedVerse,
  statistics: PairStatistics,
  room: Room = new Room(),
): PairProbabilities {
  const { shape, pairs } = verse;
  const english = room.array(0, pairs.length);
  const hebrew = room.array(1, pairs.length);
  for (let at = 0; at < pairs.length; at += 1) {
    const pair = 2 * (pairs[at] ?? 0);
    english[at] = (1 - FREE) * (shape.ofColumn[at] ?? 0) * (statistics.pairs[pair] ?? 0);
    hebrew[at] = (1 - FREE) * (shape.ofRow[at] ?? 0) * (statistics.pairs[pair + 1] ?? 0);
  }
  const freeEnglish = room.array(2, verse.english.length);
  const freeHebrew = room.array(3, verse.hebrew.length);
  setFreeShares(freeEnglish, verse.english, statistics.freeEnglish);
  setFreeShares(freeHebrew, verse.hebrew, statistics.freeHebrew);
  normalise(english, shape.columns, freeEnglish, room.array(4, freeEnglish.length));
  normalise(hebrew, shape.rows, freeHebrew, room.array(4, freeHebrew.length));
  return { english, hebrew, freeEnglish, freeHebrew };
}

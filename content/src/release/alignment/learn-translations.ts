import { PairNumbers } from './pair-numbers';
import {
  Room,
  verseProbabilities,
  type PairedVerse,
  type PairProbabilities,
  type PairStatistics,
} from './verse-probabilities';
import { verseShapes } from './verse-shape';

/** How much more probable a pair is at first if the lexicon lists it. */
const LISTED_BOOST = 12;
/** How often a listed pair counts as seen before anything is counted. */
const LISTED_COUNT = 0.4;
const ROUNDS = 6;
/** The first rounds count each direction alone, later ones only what both directions agree on. */
const ROUNDS_ALONE = 2;
/** After the rounds alone, pairs that are less probable in both directions are left out. */
const IMPOSSIBLE = 1e-3;

/** A verse before its pairs are numbered. */
export type UnpairedVerse = Pick<PairedVerse, 'hebrew' | 'english'>;

/** What was learned from all verses. */
export interface Translations {
  readonly verses: readonly PairedVerse[];
  readonly statistics: PairStatistics;
  /** At twice the number of a pair: how often the stem renders the morpheme. */
  readonly counts: Float64Array;
  /** By number of the pair: 1 if the lexicon lists the stem as a rendering of the morpheme, otherwise 0. */
  readonly listed: Uint8Array;
}

interface Vocabulary {
  /** The number of different morphemes. */
  readonly morphemes: number;
  /** The number of different stems. */
  readonly stems: number;
  /** Whether the lexicon lists a stem among the renderings of a morpheme. */
  readonly isListed: (morpheme: number, stem: number) => boolean;
}

/** Numbers the pairs of all verses. */
function pairUp(verses: readonly UnpairedVerse[], { stems, isListed }: Vocabulary) {
  const numbers = new PairNumbers();
  const shapeOf = verseShapes();
  const morphemeOf: number[] = [];
  const stemOf: number[] = [];
  const paired = verses.map(({ hebrew, english }): PairedVerse => {
    const pairs = new Int32Array(hebrew.length * english.length);
    let at = 0;
    for (const morpheme of hebrew) {
      for (const stem of english) {
        const before = numbers.size;
        const pair = numbers.numberOf(morpheme * stems + stem);
        if (pair === before) {
          morphemeOf.push(morpheme);
          stemOf.push(stem);
        }
        pairs[at] = pair;
        at += 1;
      }
    }
    return { hebrew, english, pairs, shape: shapeOf(hebrew.length, english.length) };
  });
  return {
    verses: paired,
    size: numbers.size,
    morphemeOf: Int32Array.from(morphemeOf),
    stemOf: Int32Array.from(stemOf),
    listed: Uint8Array.from(morphemeOf, (morpheme, pair) => (isListed(morpheme, stemOf[pair] ?? 0) ? 1 : 0)),
  };
}

type Pairs = ReturnType<typeof pairUp>;

const asShares = (counts: Float64Array): Float64Array => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / total);
};

/** Adds each value to the total of its member. */
function addEach(totals: Float64Array, members: Int32Array, values: Float64Array): void {
  for (let at = 0; at < members.length; at += 1) {
    const member = members[at] ?? 0;
    totals[member] = (totals[member] ?? 0) + (values[at] ?? 0);
  }
}

/** Leaves out the pairs of a verse that are improbable in both directions: nine of ten. */
function pruned(verse: PairedVerse, { english, hebrew }: PairProbabilities): PairedVerse {
  const size = verse.pairs.length;
  const isKept = (at: number) => (english[at] ?? 0) >= IMPOSSIBLE || (hebrew[at] ?? 0) >= IMPOSSIBLE;
  let count = 0;
  for (let at = 0; at < size; at += 1) if (isKept(at)) count += 1;
  const pairs = new Int32Array(count);
  const rows = new Int32Array(count);
  const columns = new Int32Array(count);
  const ofRow = new Float64Array(count);
  const ofColumn = new Float64Array(count);
  let to = 0;
  for (let at = 0; at < size; at += 1) {
    if (!isKept(at)) continue;
    pairs[to] = verse.pairs[at] ?? 0;
    rows[to] = verse.shape.rows[at] ?? 0;
    columns[to] = verse.shape.columns[at] ?? 0;
    ofRow[to] = verse.shape.ofRow[at] ?? 0;
    ofColumn[to] = verse.shape.ofColumn[at] ?? 0;
    to += 1;
  }
  return { ...verse, pairs, shape: { rows, columns, ofRow, ofColumn } };
}

/** Two numbers for each pair, at twice its number: of the stem given the morpheme, and of the morpheme given the stem. */
type PerPair = Float64Array;

/**
 * Counts how often pairs belong together in all verses, in parts of one for what is unsure, and writes it into `counts`.
 * The last round alone also leaves out improbable pairs for the rounds after it.
 */
function countPairs(pairs: Pairs, statistics: PairStatistics, counts: PerPair, round: number) {
  const isAlone = round < ROUNDS_ALONE;
  const freeEnglish = new Float64Array(statistics.freeEnglish.length);
  const freeHebrew = new Float64Array(statistics.freeHebrew.length);
  counts.fill(0);
  const room = new Room();
  const verses = pairs.verses.map((verse) => {
    const found = verseProbabilities(verse, statistics, room);
    for (let at = 0; at < verse.pairs.length; at += 1) {
      const pair = 2 * (verse.pairs[at] ?? 0);
      const ofEnglish = found.english[at] ?? 0;
      const ofHebrew = found.hebrew[at] ?? 0;
      const agreed = ofEnglish * ofHebrew;
      counts[pair] = (counts[pair] ?? 0) + (isAlone ? ofEnglish : agreed);
      counts[pair + 1] = (counts[pair + 1] ?? 0) + (isAlone ? ofHebrew : agreed);
    }
    addEach(freeEnglish, verse.english, found.freeEnglish);
    addEach(freeHebrew, verse.hebrew, found.freeHebrew);
    return round === ROUNDS_ALONE - 1 ? pruned(verse, found) : verse;
  });
  for (let pair = 0; pair < pairs.size; pair += 1) {
    const listed = (pairs.listed[pair] ?? 0) * LISTED_COUNT;
    counts[2 * pair] = (counts[2 * pair] ?? 0) + listed;
    counts[2 * pair + 1] = (counts[2 * pair + 1] ?? 0) + listed;
  }
  return { verses, freeEnglish, freeHebrew };
}

/** Divides the counts of each pair by those of all pairs with the same morpheme, and with the same stem, into `shares`. */
function divide(
  counts: PerPair,
  { morphemeOf, stemOf, size }: Pairs,
  { morphemes, stems }: Vocabulary,
  shares: PerPair,
) {
  const ofMorphemes = new Float64Array(morphemes);
  const ofStems = new Float64Array(stems);
  for (let pair = 0; pair < size; pair += 1) {
    const morpheme = morphemeOf[pair] ?? 0;
    const stem = stemOf[pair] ?? 0;
    ofMorphemes[morpheme] = (ofMorphemes[morpheme] ?? 0) + (counts[2 * pair] ?? 0);
    ofStems[stem] = (ofStems[stem] ?? 0) + (counts[2 * pair + 1] ?? 0);
  }
  for (let pair = 0; pair < size; pair += 1) {
    const ofMorpheme = ofMorphemes[morphemeOf[pair] ?? 0] ?? 0;
    const ofStem = ofStems[stemOf[pair] ?? 0] ?? 0;
    shares[2 * pair] = (counts[2 * pair] ?? 0) / (ofMorpheme || 1);
    shares[2 * pair + 1] = (counts[2 * pair + 1] ?? 0) / (ofStem || 1);
  }
}

/**
 * Learns from verses in both languages which stems render which morphemes: expectation maximisation over the
 * probabilities in both directions, which begins with the lexicon's lists. The result is the same each time.
 */
export function learnTranslations(unpaired: readonly UnpairedVerse[], vocabulary: Vocabulary): Translations {
  let pairs = pairUp(unpaired, vocabulary);
  // Each round overwrites them, because new arrays of this size take as long as some of the counting.
  const counts: PerPair = new Float64Array(2 * pairs.size);
  const shares: PerPair = new Float64Array(2 * pairs.size);
  for (let at = 0; at < shares.length; at += 1) shares[at] = pairs.listed[at >> 1] === 1 ? LISTED_BOOST : 1;
  let statistics: PairStatistics = {
    pairs: shares,
    freeEnglish: new Float64Array(vocabulary.stems).fill(1),
    freeHebrew: new Float64Array(vocabulary.morphemes).fill(1),
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const counted = countPairs(pairs, statistics, counts, round);
    pairs = { ...pairs, verses: counted.verses };
    divide(counts, pairs, vocabulary, shares);
    statistics = {
      pairs: shares,
      freeEnglish: asShares(counted.freeEnglish),
      freeHebrew: asShares(counted.freeHebrew),
    };
  }
  return { verses: pairs.verses, statistics, counts, listed: pairs.listed };
}

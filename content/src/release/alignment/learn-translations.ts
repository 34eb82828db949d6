import { PairNumbers } from './pair-numbers';
import {
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
  /** By number of the pair: how often the stem renders the morpheme. */
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

/**
 * Counts how often pairs belong together in all verses, in parts of one for what is unsure. The last round alone also
 * leaves out improbable pairs for the rounds after it.
 */
function countPairs(pairs: Pairs, { morphemes, stems }: Vocabulary, statistics: PairStatistics, round: number) {
  const isAlone = round < ROUNDS_ALONE;
  const english = new Float64Array(pairs.size);
  const hebrew = new Float64Array(pairs.size);
  const freeEnglish = new Float64Array(stems);
  const freeHebrew = new Float64Array(morphemes);
  const verses = pairs.verses.map((verse) => {
    const found = verseProbabilities(verse, statistics);
    for (let at = 0; at < verse.pairs.length; at += 1) {
      const pair = verse.pairs[at] ?? 0;
      const ofEnglish = found.english[at] ?? 0;
      const ofHebrew = found.hebrew[at] ?? 0;
      const agreed = ofEnglish * ofHebrew;
      english[pair] = (english[pair] ?? 0) + (isAlone ? ofEnglish : agreed);
      hebrew[pair] = (hebrew[pair] ?? 0) + (isAlone ? ofHebrew : agreed);
    }
    addEach(freeEnglish, verse.english, found.freeEnglish);
    addEach(freeHebrew, verse.hebrew, found.freeHebrew);
    return round === ROUNDS_ALONE - 1 ? pruned(verse, found) : verse;
  });
  const withListed = (counts: Float64Array) =>
    counts.map((count, pair) => count + (pairs.listed[pair] ?? 0) * LISTED_COUNT);
  return { verses, english: withListed(english), hebrew: withListed(hebrew), freeEnglish, freeHebrew };
}

/** Divides the count of each pair by the count of all pairs with the same first member. */
function divided(counts: Float64Array, memberOf: Int32Array, members: number): Float64Array {
  const totals = new Float64Array(members);
  addEach(totals, memberOf, counts);
  return counts.map((count, pair) => count / ((totals[memberOf[pair] ?? 0] ?? 0) || 1));
}

/**
 * Learns from verses in both languages which stems render which morphemes: expectation maximisation over the
 * probabilities in both directions, which begins with the lexicon's lists. The result is the same each time.
 */
export function learnTranslations(unpaired: readonly UnpairedVerse[], vocabulary: Vocabulary): Translations {
  let pairs = pairUp(unpaired, vocabulary);
  const first = Float64Array.from(pairs.listed, (isListed) => (isListed ? LISTED_BOOST : 1));
  let statistics: PairStatistics = {
    english: first,
    hebrew: first,
    freeEnglish: new Float64Array(vocabulary.stems).fill(1),
    freeHebrew: new Float64Array(vocabulary.morphemes).fill(1),
  };
  let counts = first;
  for (let round = 0; round < ROUNDS; round += 1) {
    const counted = countPairs(pairs, vocabulary, statistics, round);
    pairs = { ...pairs, verses: counted.verses };
    counts = counted.english;
    statistics = {
      english: divided(counted.english, pairs.morphemeOf, vocabulary.morphemes),
      hebrew: divided(counted.hebrew, pairs.stemOf, vocabulary.stems),
      freeEnglish: asShares(counted.freeEnglish),
      freeHebrew: asShares(counted.freeHebrew),
    };
  }
  return { verses: pairs.verses, statistics, counts, listed: pairs.listed };
}

import type { Morpheme } from './hebrew-morphemes';
import { Grid } from './grid';
import type { PairedVerse, PairProbabilities } from './verse-probabilities';
import type { VerseShape } from './verse-shape';

/** The probabilities of all pairs of a verse: morphemes are rows, words are columns. */
export interface VerseProbabilities extends Pick<PairProbabilities, 'freeEnglish' | 'freeHebrew'> {
  readonly english: Grid;
  readonly hebrew: Grid;
}

/** How far a neighbour is at most. Morphemes and words. */
const MORPHEMES_AROUND = 3;
const WORDS_AROUND = 5;
/** Neighbours that are less probable do not count. */
const LEAST = 0.02;
/** Pairs that are less probable stay out. */
const IMPOSSIBLE = 1e-3;
/** What a pair keeps without any support. */
const UNSUPPORTED = 0.15;
const MOST_SUPPORT = 2;
/** What the probability of having no counterpart keeps. */
const FREE_KEEPS = 0.6;
/** How much more a morpheme of the same word counts. */
const SAME_WORD = 1.5;
const ROUNDS = 2;

function supportOf(row: number, column: number, both: Grid, morphemes: readonly Morpheme[]): number {
  let support = 0;
  const word = morphemes[row]?.word;
  const lastRow = Math.min(both.rows - 1, row + MORPHEMES_AROUND);
  const lastColumn = Math.min(both.columns - 1, column + WORDS_AROUND);
  for (let besideRow = Math.max(0, row - MORPHEMES_AROUND); besideRow <= lastRow; besideRow += 1) {
    if (besideRow === row) continue;
    const weight = morphemes[besideRow]?.word === word ? SAME_WORD : 1;
    for (let beside = Math.max(0, column - WORDS_AROUND); beside <= lastColumn; beside += 1) {
      const value = both.at(besideRow, beside);
      if (beside === column || value <= LEAST) continue;
      support += (weight * value) / (1 + Math.abs(beside - column - (besideRow - row)));
    }
  }
  return support;
}

/** Only the possible pairs are visited, one of ten: all others are 0. */
function reinforceOnce(
  found: VerseProbabilities,
  { rows, columns }: VerseShape,
  morphemes: readonly Morpheme[],
): VerseProbabilities {
  const both = new Grid(found.english.rows, found.english.columns);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const column = columns[at] ?? 0;
    both.set(row, column, sureness(found, row, column));
  }
  const english = new Grid(both.rows, both.columns);
  const hebrew = new Grid(both.rows, both.columns);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const column = columns[at] ?? 0;
    const ofEnglish = found.english.at(row, column);
    const ofHebrew = found.hebrew.at(row, column);
    if (ofEnglish < IMPOSSIBLE && ofHebrew < IMPOSSIBLE) continue;
    const factor = UNSUPPORTED + Math.min(supportOf(row, column, both, morphemes), MOST_SUPPORT);
    english.set(row, column, ofEnglish * factor);
    hebrew.set(row, column, ofHebrew * factor);
  }
  return {
    english,
    hebrew,
    freeEnglish: found.freeEnglish.map((free, column) => english.normaliseColumn(column, free * FREE_KEEPS)),
    freeHebrew: found.freeHebrew.map((free, row) => hebrew.normaliseRow(row, free * FREE_KEEPS)),
  };
}

/**
 * Makes pairs more probable whose neighbours belong together too: of two 'and', the one beside the right word; of two
 * 'God', the one beside the right verb.
 */
export function reinforcePairs(
  { shape, ...verse }: PairedVerse,
  found: PairProbabilities,
  morphemes: readonly Morpheme[],
): VerseProbabilities {
  const english = new Grid(verse.hebrew.length, verse.english.length);
  const hebrew = new Grid(verse.hebrew.length, verse.english.length);
  for (let at = 0; at < shape.rows.length; at += 1) {
    const row = shape.rows[at] ?? 0;
    const column = shape.columns[at] ?? 0;
    english.set(row, column, found.english[at] ?? 0);
    hebrew.set(row, column, found.hebrew[at] ?? 0);
  }
  let current: VerseProbabilities = { ...found, english, hebrew };
  for (let round = 0; round < ROUNDS; round += 1) current = reinforceOnce(current, shape, morphemes);
  return current;
}

/** How sure a pair is in both directions together. */
export const sureness = ({ english, hebrew }: VerseProbabilities, row: number, column: number): number =>
  english.at(row, column) * hebrew.at(row, column);

import type { Posting } from './postings';

/**
 * Scores that differ only because additions round differently are the same score, so they are rounded to ten decimals.
 * Otherwise chance decides the order of documents whose score is the same.
 */
const SCORE_STEPS = 1e10;

/** Makes the highest score of a lower rank lower than the lowest of the rank above it. */
const LOWER_SHARE = 1e-3;

/**
 * Which documents a query matches, and their scores. Used again for every query, because it has a number for each document.
 * Loops read private fields once, before they start.
 */
export class Matches {
  readonly #scores: Float64Array;
  /** The documents that matched so far, in the order in which they were found, and how many. */
  readonly #found: Uint32Array;
  #foundCount = 0;
  /** How many of them had been found when each lower rank began. */
  readonly #lower: number[] = [];
  readonly #isFound: Uint8Array;
  readonly #prohibited: Uint8Array;
  /** How many of the required clauses, from the first on, the document has. */
  readonly #fulfilled: Uint32Array;
  #required = 0;

  constructor(documentCount: number) {
    this.#scores = new Float64Array(documentCount);
    this.#found = new Uint32Array(documentCount);
    this.#isFound = new Uint8Array(documentCount);
    this.#prohibited = new Uint8Array(documentCount);
    this.#fulfilled = new Uint32Array(documentCount);
  }

  clear(): void {
    this.#required = 0;
    this.#foundCount = 0;
    this.#lower.length = 0;
    for (const array of [this.#scores, this.#isFound, this.#prohibited, this.#fulfilled]) array.fill(0);
  }

  /** Adds a weighted term: its score in each document, times the weight. */
  add({ documents, scores, from, to }: Posting, weight: number): void {
    const sums = this.#scores;
    const found = this.#found;
    const isFound = this.#isFound;
    let count = this.#foundCount;
    for (let index = from; index < to; index += 1) {
      const document = documents[index] ?? 0;
      sums[document] = (sums[document] ?? 0) + (scores[index] ?? 0) * weight;
      if (isFound[document] === 1) continue;
      isFound[document] = 1;
      found[count] = document;
      count += 1;
    }
    this.#foundCount = count;
  }

  /** What is found from now on comes after everything that was found before, whatever its score is. */
  beginLower(): void {
    this.#lower.push(this.#foundCount);
  }

  /** Leaves out documents that are in none of the postings. */
  require(postings: readonly Posting[]): void {
    const fulfilled = this.#fulfilled;
    const before = this.#required;
    this.#required += 1;
    for (const { documents, from, to } of postings) {
      for (let index = from; index < to; index += 1) {
        const document = documents[index] ?? 0;
        if (fulfilled[document] === before) fulfilled[document] = before + 1;
      }
    }
  }

  prohibit(postings: readonly Posting[]): void {
    const prohibited = this.#prohibited;
    for (const { documents, from, to } of postings) {
      for (let index = from; index < to; index += 1) prohibited[documents[index] ?? 0] = 1;
    }
  }

  /** Makes documents match even if they have no term, and not what is required; those that match keep their score. */
  include(documents: Iterable<number>): void {
    for (const document of documents) {
      this.#fulfilled[document] = this.#required;
      if (this.#isFound[document] === 1) continue;
      this.#isFound[document] = 1;
      this.#found[this.#foundCount] = document;
      this.#foundCount += 1;
    }
  }

  /** Makes every document match, with a score of zero. */
  matchAll(): void {
    this.#foundCount = this.#found.length;
    for (let document = 0; document < this.#foundCount; document += 1) this.#found[document] = document;
  }

  /** Calls `visit` for each document that matches, in any order. */
  forEach(visit: (document: number, score: number) => void): void {
    const scores = this.#scores;
    const found = this.#found;
    const prohibited = this.#prohibited;
    const fulfilled = this.#fulfilled;
    const required = this.#required;
    const lower = this.#lower;
    let share = 1;
    let rank = 0;
    for (let index = 0; index < this.#foundCount; index += 1) {
      for (; index === lower[rank]; rank += 1) share *= LOWER_SHARE;
      const document = found[index] ?? 0;
      if (prohibited[document] === 1 || fulfilled[document] !== required) continue;
      const score = (scores[document] ?? 0) * share;
      visit(document, Math.round(score * SCORE_STEPS) / SCORE_STEPS);
    }
  }
}

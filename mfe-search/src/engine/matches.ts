import type { Posting } from './postings';

/**
 * Scores that differ only because additions round differently are the same score, so they are rounded to ten decimals.
 * Otherwise chance decides the order of documents whose score is the same.
 */
const SCORE_STEPS = 1e10;

/** Which documents a query matches, and their scores. Used again for every query, because it has a number for each document. */
export class Matches {
  readonly #scores: Float64Array;
  readonly #matched: Uint8Array;
  readonly #prohibited: Uint8Array;
  /** How many of the required clauses, from the first on, the document has. */
  readonly #fulfilled: Uint32Array;
  #required = 0;

  constructor(documentCount: number) {
    this.#scores = new Float64Array(documentCount);
    this.#matched = new Uint8Array(documentCount);
    this.#prohibited = new Uint8Array(documentCount);
    this.#fulfilled = new Uint32Array(documentCount);
  }

  clear(): void {
    this.#required = 0;
    for (const array of [this.#scores, this.#matched, this.#prohibited, this.#fulfilled]) array.fill(0);
  }

  /** Adds a weighted term: its score in each document, times the weight. */
  add({ documents, scores, from, to }: Posting, weight: number): void {
    for (let index = from; index < to; index += 1) {
      const document = documents[index] ?? 0;
      this.#scores[document] = (this.#scores[document] ?? 0) + (scores[index] ?? 0) * weight;
      this.#matched[document] = 1;
    }
  }

  /** Leaves out documents that are in none of the postings. */
  require(postings: readonly Posting[]): void {
    const before = this.#required;
    this.#required += 1;
    for (const { documents, from, to } of postings) {
      for (let index = from; index < to; index += 1) {
        const document = documents[index] ?? 0;
        if ((this.#fulfilled[document] ?? 0) === before) this.#fulfilled[document] = this.#required;
      }
    }
  }

  prohibit(postings: readonly Posting[]): void {
    for (const { documents, from, to } of postings) {
      for (let index = from; index < to; index += 1) this.#prohibited[documents[index] ?? 0] = 1;
    }
  }

  /** Makes every document match, with a score of zero. */
  matchAll(): void {
    this.#matched.fill(1);
  }

  /** Calls `visit` for each document that matches, in order. */
  forEach(visit: (document: number, score: number) => void): void {
    for (let document = 0; document < this.#matched.length; document += 1) {
      const isMatch =
        (this.#matched[document] ?? 0) === 1 &&
        (this.#prohibited[document] ?? 0) === 0 &&
        (this.#fulfilled[document] ?? 0) === this.#required;
      if (isMatch) visit(document, Math.round((this.#scores[document] ?? 0) * SCORE_STEPS) / SCORE_STEPS);
    }
  }
}

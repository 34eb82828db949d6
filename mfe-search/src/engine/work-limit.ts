/**
 * What one query may cost in one collection. A unit is about 10 ns on a desktop, so this is 8 ms there, and all collections
 * together, of which only two are large, are searched within 100 ms on a phone that is four times slower. A whole verse
 * costs a tenth to a half of it.
 */
export const MOST_WORK = 800_000;

/**
 * Counts what a query costs: a unit for each document of a term that is scored. What other steps cost is said where they are made; all
 * of it was measured.
 */
export class WorkLimit {
  #left: number;
  #isCut = false;

  constructor(most = MOST_WORK) {
    this.#left = most;
  }

  spend(units: number): void {
    this.#left -= units;
  }

  /** Asked before each further step of a query. If it is false once, the rest of the query is left out. */
  get allowsMore(): boolean {
    if (this.#left <= 0) this.#isCut = true;
    return !this.#isCut;
  }

  /** Whether anything was left out. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Below zero if the last step took more than was left. */
  get left(): number {
    return this.#left;
  }
}

/**
 * What one query may cost in one collection. A unit is about 10 ns on a desktop, so this is 8 ms there, and all collections
 * together, of which only two are large, are searched within 100 ms on a phone that is four times slower. A whole verse
 * costs a tenth to a half of it.
 */
const MOST_WORK = 800_000;

/** Counts what a query costs: a unit for each document of a term, and for each word that is compared. */
export class WorkLimit {
  #left = MOST_WORK;
  #isCut = false;

  spend(units: number): void {
    this.#left -= units;
  }

  /** Asked before each clause: whether it is still searched for. */
  get allowsMore(): boolean {
    if (this.#left <= 0) this.#isCut = true;
    return !this.#isCut;
  }

  /** Whether a clause was left out. */
  get isCut(): boolean {
    return this.#isCut;
  }
}

import type { Skipped } from '../base/source';
import { faultAt, type Place } from '../base/files/place';

/** Counts what an import contains, and collects what it skips. */
export class ImportLog {
  readonly #counts = new Map<string, number>();
  readonly #skipped: Skipped[] = [];
  readonly #tallies = new Map<string, { first: string; count: number }>();

  /** `source` is the import's slug. A lenient import skips what is unknown instead of stopping. */
  constructor(
    readonly source: string,
    private readonly lenient: boolean,
  ) {}

  count(what: string, more = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + more);
  }

  /** Records why something was skipped. */
  skip(ref: string, reason: string): void {
    this.#skipped.push({ source: this.source, ref, reason });
  }

  /** Records the same reason for many items: one record with their number. */
  tally(ref: string, reason: string): void {
    const before = this.#tallies.get(reason);
    this.#tallies.set(reason, { first: before?.first ?? ref, count: (before?.count ?? 0) + 1 });
  }

  /**
   * For faults that a lenient import accepts: counts the fault, or throws ContentError with file and line if the
   * import is strict.
   */
  expected(place: Place, sentence: string): void {
    if (!this.lenient) throw faultAt(place, `${sentence} --lenient skips such things.`);
    this.tally(`${place.file}:${place.line}`, sentence);
  }

  /** For a marker, element, column or key that the format does not have. */
  unknown(place: Place, what: string): void {
    this.expected(place, `${what} is not known.`);
  }

  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }

  get skipped(): readonly Skipped[] {
    const tallied = [...this.#tallies].map(([reason, { first, count }]) => ({
      source: this.source,
      ref: count === 1 ? first : `${first} and ${(count - 1).toLocaleString('en-GB')} more`,
      reason,
    }));
    return [...this.#skipped, ...tallied];
  }
}

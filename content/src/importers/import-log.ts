import type { Skipped } from '../base/source';
import { faultAt, type Place } from '../base/files/place';

/** What an import counts, and what it leaves behind. */
export class ImportLog {
  readonly #counts = new Map<string, number>();
  readonly #skipped: Skipped[] = [];
  readonly #tallies = new Map<string, { first: string; count: number }>();

  /** `source` is the import's slug; a lenient import leaves out what it does not know instead of stopping. */
  constructor(
    readonly source: string,
    private readonly lenient: boolean,
  ) {}

  count(what: string, more = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + more);
  }

  /** Says why one thing did not come along. */
  skip(ref: string, reason: string): void {
    this.#skipped.push({ source: this.source, ref, reason });
  }

  /** Says it of many alike in one record: the reason is told with their number. */
  tally(ref: string, reason: string): void {
    const before = this.#tallies.get(reason);
    this.#tallies.set(reason, { first: before?.first ?? ref, count: (before?.count ?? 0) + 1 });
  }

  /** For what a lenient import passes over: throws ContentError with file and line, or counts it where it is lenient. */
  expected(place: Place, sentence: string): void {
    if (!this.lenient) throw faultAt(place, `${sentence} --lenient skips such things.`);
    this.tally(`${place.file}:${place.line}`, sentence);
  }

  /** For a marker, an element, a column or a key that the format does not have. */
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

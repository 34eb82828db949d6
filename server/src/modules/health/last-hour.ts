const MINUTE_MS = 60_000;
const MINUTES = 60;

/** Counts things by a key, in the last hour to the minute. A key that was never counted takes no memory. */
export class LastHour {
  readonly #minutes: { minute: number; counts: Map<string, number> }[] = [];

  count(key: string, now = performance.now()): void {
    const minute = Math.floor(now / MINUTE_MS);
    this.#forgetBefore(minute);
    let last = this.#minutes.at(-1);
    if (last?.minute !== minute) {
      last = { minute, counts: new Map() };
      this.#minutes.push(last);
    }
    last.counts.set(key, (last.counts.get(key) ?? 0) + 1);
  }

  of(key: string, now = performance.now()): number {
    this.#forgetBefore(Math.floor(now / MINUTE_MS));
    return this.#minutes.reduce((sum, { counts }) => sum + (counts.get(key) ?? 0), 0);
  }

  forget(key: string): void {
    for (const { counts } of this.#minutes) counts.delete(key);
  }

  #forgetBefore(minute: number): void {
    const kept = this.#minutes.findIndex((one) => one.minute > minute - MINUTES);
    this.#minutes.splice(0, kept < 0 ? this.#minutes.length : kept);
  }
}

/** How long after its start the server begins another side panel of a page. Two of the longest chapters take a fifth of it. */
const MAX_MS = 1_500;

/**
 * How much data of a page, as characters of JSON, the server renders side panels for. A chapter has 2,000 to 40,000, one word by word
 * up to 155,000. What these take to render holds up other readers.
 */
const MAX_CHARACTERS = 100_000;

/** What the side panels of a page may cost the server. The browser renders the rest. */
export class PanelBudget {
  readonly #began = performance.now();
  #characters = 0;
  /** Measured only if a panel asks, because most pages have none. */
  readonly #unmeasured: unknown[] = [];

  /** Counts data that a loader of the page or of a panel received. */
  count(data: unknown): void {
    this.#unmeasured.push(data);
  }

  /** Milliseconds in which a panel may still begin; none if negative. */
  get remainingMs(): number {
    return this.#began + MAX_MS - performance.now();
  }

  /** Whether the page has as much data as it may have with side panels. */
  isSpent(): boolean {
    for (const data of this.#unmeasured.splice(0)) this.#characters += JSON.stringify(data ?? null).length;
    return this.#characters > MAX_CHARACTERS;
  }
}

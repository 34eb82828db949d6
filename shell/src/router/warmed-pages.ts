/** More than a reader's neighbours ever are; the oldest goes first. */
const PAGES_KEPT = 24;

/** What loaders answered for pages that were warmed, by path and query, so that going there waits for nothing. */
export class WarmedPages {
  readonly #pages = new Map<string, unknown>();

  keep(path: string, data: unknown): void {
    this.#pages.delete(path);
    this.#pages.set(path, data);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= PAGES_KEPT) return;
      this.#pages.delete(oldest);
    }
  }

  /** The answer for a path, wrapped, since an answer may be anything; undefined where the page was not warmed. */
  find(path: string): { data: unknown } | undefined {
    return this.#pages.has(path) ? { data: this.#pages.get(path) } : undefined;
  }
}

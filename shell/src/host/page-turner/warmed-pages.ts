import { afterPaint } from '@manna/shared/runtime';
import type { PillarRouteHandle } from '../router/route-handle';

/** More than a reader's neighbours ever are; the oldest goes first. */
const PAGES_KEPT = 24;

/** A page that was warmed: whose it is, and what its loader answered, which may be anything. */
export interface WarmedPage extends PillarRouteHandle {
  data: unknown;
}

/** Pages that were warmed, by path and query, so that going there waits for nothing. */
export class WarmedPages {
  readonly #pages = new Map<string, WarmedPage>();
  #shown: { path: string; painted: Promise<void> } | undefined;

  keep(path: string, page: WarmedPage): void {
    this.#pages.delete(path);
    this.#pages.set(path, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= PAGES_KEPT) return;
      this.#pages.delete(oldest);
    }
  }

  find(path: string): WarmedPage | undefined {
    return this.#pages.get(path);
  }

  /** Takes note that this page is shown before the router has gone there. */
  show(path: string): void {
    this.#shown = { path, painted: new Promise((resolve) => afterPaint(resolve)) };
  }

  /** Ends once the reader sees a page that is shown so; undefined for any other. */
  painted(path: string): Promise<void> | undefined {
    return this.#shown?.path === path ? this.#shown.painted : undefined;
  }
}

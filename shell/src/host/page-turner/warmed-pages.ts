import { afterPaint } from '@manna/shared/runtime';
import type { PillarRouteHandle } from '../router/route-handle';

/** More than the neighbours of any page; the oldest is dropped first. */
const PAGES_KEPT = 24;

/** A page that was warmed: its route, and what its loader returned, which may be null. */
export interface WarmedPage extends PillarRouteHandle {
  data: unknown;
  /** Whether its loader would still get the preferences that it read. */
  isCurrent: () => boolean;
}

/** Pages that were warmed, by path and query: a navigation there loads nothing. */
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

  /** The page that was warmed, unless the reader has changed a preference that its loader read. */
  find(path: string): WarmedPage | undefined {
    const page = this.#pages.get(path);
    return page?.isCurrent() ? page : undefined;
  }

  /** Records that this page is shown before the router has arrived there. */
  show(path: string): void {
    this.#shown = { path, painted: new Promise((resolve) => afterPaint(resolve)) };
  }

  /** Resolves when a page that is shown before the router arrives is painted; undefined for any other page. */
  painted(path: string): Promise<void> | undefined {
    return this.#shown?.path === path ? this.#shown.painted : undefined;
  }
}

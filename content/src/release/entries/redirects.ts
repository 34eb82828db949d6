import type { AuthoredEntry } from '../authored/authored';
import { pathOf } from '../authored/known-entries';

/** An old path and the path that it redirects to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Returns redirects for all old slugs, sorted by path. */
export const redirectsOf = (entries: readonly AuthoredEntry[]): Redirect[] =>
  entries
    .flatMap((entry) =>
      entry.matter.oldSlugs.map((old) => ({ from: pathOf(entry, old), to: pathOf(entry, entry.slug) })),
    )
    .sort((a, b) => (a.from < b.from ? -1 : 1));

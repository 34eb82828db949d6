import type { AuthoredEntry } from '../authored/authored';
import { pathOf } from '../authored/known-entries';

/** An address that moved, as a path, and where it leads now. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The addresses of all old slugs, ascending. */
export const redirectsOf = (entries: readonly AuthoredEntry[]): Redirect[] =>
  entries
    .flatMap((entry) =>
      entry.matter.oldSlugs.map((old) => ({ from: pathOf(entry, old), to: pathOf(entry, entry.slug) })),
    )
    .sort((a, b) => (a.from < b.from ? -1 : 1));

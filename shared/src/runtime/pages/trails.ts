import type { Crumb } from '../../contracts';
import { HISTORY_LIMIT } from '../../domain';

/** The breadcrumbs of a page, the page itself last. A list has at most one trail for a page. */
export type Trail = readonly Crumb[];

/** The path of the page that a trail leads to. */
export const pageOf = (trail: Trail): string | undefined => trail.at(-1)?.path;

// A path of this site: nothing that a browser would parse as the URL of another site.
const isPath = (value: unknown): boolean => typeof value === 'string' && /^\/(?!\/)[^\s\\]*$/.test(value);

const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';

function isCrumb(value: unknown): value is Crumb {
  if (typeof value !== 'object' || value === null) return false;
  const { path, fragment, language, icon, iconColor, description } = value as Record<string, unknown>;
  return isPath(path) && typeof fragment === 'string' && [language, icon, iconColor, description].every(isTextOrNone);
}

const isTrail = (value: unknown): value is Trail => Array.isArray(value) && value.length > 0 && value.every(isCrumb);

/** Removes all but the first trail of each page. */
function onePerPage(trails: readonly Trail[]): Trail[] {
  const seen = new Set<string | undefined>();
  return trails.filter((trail) => !seen.has(pageOf(trail)) && seen.add(pageOf(trail)));
}

/** Parses a list of trails from storage or from the site; undefined if it is invalid. */
export const readTrails = (value: unknown): readonly Trail[] | undefined =>
  Array.isArray(value) && value.every(isTrail) ? onePerPage(value) : undefined;

/** A trail in the history: its last crumb says when the page was visited, in milliseconds since 1970. */
const timeOf = (trail: Trail | undefined): number => (trail?.at(-1) as { visited?: number } | undefined)?.visited ?? 0;

/**
 * The history after a visit at `now`: newest first, one entry for each page, HISTORY_LIMIT at most. The visit is later than
 * all others, also those of a device whose clock is ahead.
 */
export function withVisit(history: readonly Trail[], visited: Trail, now: number): readonly Trail[] {
  const page = visited.at(-1);
  if (!page) return history;
  const visit = [...visited.slice(0, -1), { ...page, visited: Math.max(now, timeOf(history[0]) + 1) }];
  return onePerPage([visit, ...history]).slice(0, HISTORY_LIMIT);
}

/** Whether a page is bookmarked. */
export const isBookmarked = (bookmarks: readonly Trail[], path: string): boolean =>
  bookmarks.some((bookmark) => pageOf(bookmark) === path);

/** The bookmarks with this page added at the front, or removed if it was bookmarked. */
export function withBookmarkToggled(bookmarks: readonly Trail[], toggled: Trail): readonly Trail[] {
  const page = pageOf(toggled);
  if (page === undefined) return bookmarks;
  return isBookmarked(bookmarks, page)
    ? bookmarks.filter((bookmark) => pageOf(bookmark) !== page)
    : [toggled, ...bookmarks];
}

/** The history without bookmarked pages. */
export function recentPages(history: readonly Trail[], bookmarks: readonly Trail[]): readonly Trail[] {
  const bookmarked = new Set(bookmarks.map(pageOf));
  return history.filter((trail) => !bookmarked.has(pageOf(trail)));
}

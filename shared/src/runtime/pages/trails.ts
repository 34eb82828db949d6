import type { Crumb } from '../../contracts';

/** The way to a page, itself last; it is the page's name in lists. Of one page there is one trail in a list. */
export type Trail = readonly Crumb[];

/** Pages that the history remembers. */
export const HISTORY_LIMIT = 12;

const pageOf = (trail: Trail): string | undefined => trail.at(-1)?.path;

// A path of this site: nothing that a browser would read as an address elsewhere.
const isPath = (value: unknown): boolean => typeof value === 'string' && /^\/(?!\/)[^\s\\]*$/.test(value);

const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';

function isCrumb(value: unknown): value is Crumb {
  if (typeof value !== 'object' || value === null) return false;
  const { path, fragment, icon, iconColor, description } = value as Record<string, unknown>;
  return isPath(path) && typeof fragment === 'string' && [icon, iconColor, description].every(isTextOrNone);
}

const isTrail = (value: unknown): value is Trail => Array.isArray(value) && value.length > 0 && value.every(isCrumb);

/** Keeps the first trail of each page. */
function onePerPage(trails: readonly Trail[]): Trail[] {
  const seen = new Set<string | undefined>();
  return trails.filter((trail) => !seen.has(pageOf(trail)) && seen.add(pageOf(trail)));
}

/** The list of trails that something from storage or from the site is; undefined where it is none. */
export const readTrails = (value: unknown): readonly Trail[] | undefined =>
  Array.isArray(value) && value.every(isTrail) ? onePerPage(value) : undefined;

/** The history after a visit: newest first, one entry for each page, HISTORY_LIMIT at most. */
export const withVisit = (history: readonly Trail[], visited: Trail): readonly Trail[] =>
  visited.length === 0 ? history : onePerPage([visited, ...history]).slice(0, HISTORY_LIMIT);

/** Whether a page is among the bookmarks. */
export const isBookmarked = (bookmarks: readonly Trail[], path: string): boolean =>
  bookmarks.some((bookmark) => pageOf(bookmark) === path);

/** The bookmarks with this page first; without it where it was among them. */
export function withBookmarkToggled(bookmarks: readonly Trail[], toggled: Trail): readonly Trail[] {
  const page = pageOf(toggled);
  if (page === undefined) return bookmarks;
  return isBookmarked(bookmarks, page)
    ? bookmarks.filter((bookmark) => pageOf(bookmark) !== page)
    : [toggled, ...bookmarks];
}

/** The history without the pages that are bookmarked. */
export function recentPages(history: readonly Trail[], bookmarks: readonly Trail[]): readonly Trail[] {
  const bookmarked = new Set(bookmarks.map(pageOf));
  return history.filter((trail) => !bookmarked.has(pageOf(trail)));
}

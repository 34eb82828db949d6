import { useNamedUserState } from '../user-state/use-user-state';
import { bookmarksState } from './bookmarks';
import { pageOf, type Trail } from './trails';

/** Changes of several bookmarks at once. They do nothing for an anonymous reader. */
export interface BookmarkEditing {
  /** Sorts the bookmarks like these paths. Bookmarks of other pages follow, in their present order. */
  readonly reorder: (paths: readonly string[]) => void;
  readonly removeAll: (paths: readonly string[]) => void;
}

function ordered(bookmarks: readonly Trail[], paths: readonly string[]): readonly Trail[] {
  const ranks = new Map(paths.map((path, index) => [path, index]));
  const rankOf = (trail: Trail) => ranks.get(pageOf(trail) ?? '') ?? paths.length;
  return bookmarks.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function without(bookmarks: readonly Trail[], paths: readonly string[]): readonly Trail[] {
  const removed = new Set<string | undefined>(paths);
  return bookmarks.filter((trail) => !removed.has(pageOf(trail)));
}

export function useBookmarkEditing(): BookmarkEditing {
  const [, set] = useNamedUserState('useBookmarkEditing', bookmarksState);
  return {
    reorder: (paths) => set(({ bookmarks }) => ({ bookmarks: ordered(bookmarks, paths) })),
    removeAll: (paths) => set(({ bookmarks }) => ({ bookmarks: without(bookmarks, paths) })),
  };
}

import { useNamedUserState } from '../user-state/use-user-state';
import { bookmarksState } from './bookmarks';
import { withBookmarksOrdered, withoutBookmarks } from './trails';

/** Changes of several bookmarks at once. They do nothing for an anonymous reader. */
export interface BookmarkEditing {
  /** Sorts the bookmarks like these paths. Bookmarks of other pages follow, in their present order. */
  readonly reorder: (paths: readonly string[]) => void;
  readonly removeAll: (paths: readonly string[]) => void;
}

export function useBookmarkEditing(): BookmarkEditing {
  const [, set] = useNamedUserState('useBookmarkEditing', bookmarksState);
  return {
    reorder: (paths) => set(({ bookmarks }) => ({ bookmarks: withBookmarksOrdered(bookmarks, paths) })),
    removeAll: (paths) => set(({ bookmarks }) => ({ bookmarks: withoutBookmarks(bookmarks, paths) })),
  };
}

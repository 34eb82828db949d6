import { useAppStore, useSelected } from '../store/app-store';
import { defineUserState } from '../user-state/user-state-definition';
import { useNamedUserState } from '../user-state/use-user-state';
import { readTrails, withBookmarkToggled, type Trail } from './trails';

interface BookmarkedPages {
  readonly bookmarks: readonly Trail[];
}

function readBookmarks(value: unknown): BookmarkedPages | undefined {
  const bookmarks =
    typeof value === 'object' && value !== null && 'bookmarks' in value ? readTrails(value.bookmarks) : undefined;
  return bookmarks && { bookmarks };
}

export const bookmarksState = defineUserState<BookmarkedPages>({
  key: 'site/bookmarked-pages',
  mode: 'user-only',
  read: readBookmarks,
  initial: { bookmarks: [] },
});

interface Bookmarks {
  /** Newest first; empty for an anonymous reader. */
  bookmarks: readonly Trail[];
  /** Adds or removes a bookmark; null for an anonymous reader, who cannot bookmark. */
  toggle: ((trail: Trail) => void) | null;
}

/** The reader's bookmarks. */
export function useBookmarks(): Bookmarks {
  const [{ bookmarks }, set] = useNamedUserState('useBookmarks', bookmarksState);
  const store = useAppStore('useBookmarks', 'UserStateHOC');
  const profile = useSelected(store, ({ session }) => session.profile, null);
  const toggle = (trail: Trail) => set((before) => ({ bookmarks: withBookmarkToggled(before.bookmarks, trail) }));
  return { bookmarks, toggle: profile && toggle };
}

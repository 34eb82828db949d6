/**
 * The user-data facade: what a page about the reader's data uses, and others do not. It is a federation singleton of its
 * own in a chunk of its own, because it must see the same state as the main facade, and no other page should load it.
 */
export { useBookmarkEditing } from './pages/bookmark-editing';
export type { BookmarkEditing } from './pages/bookmark-editing';
export { useClearHistory, useHistoryPause } from './pages/history-controls';
export { useNoteDraft, useReaderNotes } from './pages/reader-notes';
export type { NoteDraft, ReaderNotes } from './pages/reader-notes';
export { useSyncState } from './user-state/sync-state';
export type { SyncState } from './user-state/sync-state';
export { useUserDataArchive } from './user-state/user-data-archive';
export type { UserDataArchive } from './user-state/user-data-archive';

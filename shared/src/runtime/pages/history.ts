import { useEffect, useMemo } from 'react';
import { HISTORY_LIMIT } from '../../domain';
import { useAppStore } from '../store/app-store';
import { historyPreference, preferenceOf, useStoredPreferences } from '../store/preferences';
import { defineUserState } from '../user-state/user-state-definition';
import { useNamedUserState } from '../user-state/use-user-state';
import { bookmarksState } from './bookmarks';
import { readTrails, recentPages, withVisit, type Trail } from './trails';

/** Visited pages. */
export const historyState = defineUserState<readonly Trail[]>({
  key: 'site/history',
  mode: 'user',
  read: (value) => readTrails(value)?.slice(0, HISTORY_LIMIT),
  initial: [],
});

/** The recently visited pages, newest first, each once. */
export const useHistory = (): readonly Trail[] => useNamedUserState('useHistory', historyState)[0];

/** The history without bookmarked pages. */
export function useRecentPages(): readonly Trail[] {
  const [history] = useNamedUserState('useRecentPages', historyState);
  const [{ bookmarks }] = useNamedUserState('useRecentPages', bookmarksState);
  return recentPages(history, bookmarks);
}

/** Adds the shown page to the history, and again when its trail changes. An empty trail is ignored. */
export function useRecordVisit(trail: Trail): void {
  const store = useAppStore('useRecordVisit', 'UserStateHOC');
  const [, setHistory] = useNamedUserState('useRecordVisit', historyState);
  useStoredPreferences();
  // A page creates its trail on each render, so compare the content.
  const said = JSON.stringify(trail);
  const visited = useMemo(() => JSON.parse(said) as Trail, [said]);
  useEffect(() => {
    // During hydration, only the store has the stored preferences.
    if (preferenceOf(store, historyPreference) === 'on')
      setHistory((history) => withVisit(history, visited, Date.now()));
  }, [store, setHistory, visited]);
}

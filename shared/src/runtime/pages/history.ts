import { useEffect, useMemo } from 'react';
import { defineUserState } from '../user-state/user-state-definition';
import { useNamedUserState } from '../user-state/use-user-state';
import { bookmarksState } from './bookmarks';
import { HISTORY_LIMIT, readTrails, recentPages, withVisit, type Trail } from './trails';

/** Pages visited in this browser. */
const historyState = defineUserState<readonly Trail[]>({
  key: 'site/history',
  mode: 'local',
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
  const [, setHistory] = useNamedUserState('useRecordVisit', historyState);
  // A page creates its trail on each render, so compare the content.
  const said = JSON.stringify(trail);
  const visited = useMemo(() => JSON.parse(said) as Trail, [said]);
  useEffect(() => setHistory((history) => withVisit(history, visited)), [setHistory, visited]);
}

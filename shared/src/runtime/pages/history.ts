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

/** The pages visited last, newest first, each once. */
export const useHistory = (): readonly Trail[] => useNamedUserState('useHistory', historyState)[0];

/** The history without the pages that are bookmarked. */
export function useRecentPages(): readonly Trail[] {
  const [history] = useNamedUserState('useRecentPages', historyState);
  const [{ bookmarks }] = useNamedUserState('useRecentPages', bookmarksState);
  return recentPages(history, bookmarks);
}

/** Puts the page that is shown into the history, again whenever its trail changes; an empty trail is no page. */
export function useRecordVisit(trail: Trail): void {
  const [, setHistory] = useNamedUserState('useRecordVisit', historyState);
  // A page makes its trail anew with each rendering; it is another only where it says something else.
  const said = JSON.stringify(trail);
  const visited = useMemo(() => JSON.parse(said) as Trail, [said]);
  useEffect(() => setHistory((history) => withVisit(history, visited)), [setHistory, visited]);
}

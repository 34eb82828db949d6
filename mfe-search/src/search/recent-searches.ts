import { useCallback } from 'react';
import { defineUserState, useUserState } from '@manna/shared/runtime';

const MOST = 10;

const areSearches = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MOST && value.every((words) => typeof words === 'string');

/** What the reader searched for last, newest first. */
const recentSearchesState = defineUserState<readonly string[]>({
  key: 'global-search-recent',
  mode: 'user',
  read: (value) => (areSearches(value) ? value : undefined),
  initial: [],
});

export interface RecentSearches {
  readonly recent: readonly string[];
  /** Puts words in front of the others. */
  readonly remember: (words: string) => void;
  readonly clear: () => void;
}

export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useUserState(recentSearchesState);
  const remember = useCallback(
    (words: string) => {
      const newest = words.trim();
      if (newest === '') return;
      setRecent((before) => [newest, ...before.filter((other) => other !== newest)].slice(0, MOST));
    },
    [setRecent],
  );
  return { recent, remember, clear: () => setRecent([]) };
}

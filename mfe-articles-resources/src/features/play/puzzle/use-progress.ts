import { useState } from 'react';
import { useUserState } from '@manna/shared/runtime';
import { fingerprint } from './fingerprint';
import { playProgressState, withProgress } from './play-progress';
import type { Stored } from './stored-values';

interface ProgressOptions<T> {
  /** The key of the puzzle. */
  gameId: string;
  /** What the puzzle asks. If it is changed, the stored progress belongs to another puzzle and is not used. */
  asked: readonly string[];
  beginning: T;
  /** Reads what was stored; undefined if it is invalid. */
  read: (stored: Stored) => T | undefined;
}

export interface Progress<T> {
  progress: T;
  setProgress: (change: (before: T) => T) => void;
  restart: () => void;
  /** Whether something was played that `restart` would forget. */
  isBegun: boolean;
  /** Whether this is how an earlier visit left the puzzle. */
  isRestored: boolean;
  /** Changes when an earlier visit is restored. As the key of a list it remounts the list, which then animates no move. */
  visit: 'new' | 'restored';
}

/**
 * The progress of a puzzle, which is stored in this browser. On the server and during hydration it is the beginning; what is stored
 * follows right after. If storage is full or forbidden, it lasts as long as the page.
 */
export function useProgress<T extends object>({ gameId, asked, beginning, read }: ProgressOptions<T>): Progress<T> {
  const key = `${gameId} ${fingerprint(asked)}`;
  const [all, setAll] = useUserState(playProgressState);
  const [own] = useState(() => new WeakSet());
  const [restored, setRestored] = useState<object>();
  const stored = all[key];
  if (stored !== undefined && stored !== restored && !own.has(stored)) setRestored(stored);
  const progressOf = (one: object | undefined) => (one && read(one as Stored)) ?? beginning;
  return {
    progress: progressOf(stored),
    setProgress: (change) =>
      setAll((before) => {
        const next = change(progressOf(before[key]));
        own.add(next);
        return withProgress(before, key, next);
      }),
    restart: () => setAll((before) => withProgress(before, key, undefined)),
    isBegun: stored !== undefined,
    isRestored: stored !== undefined && stored === restored,
    visit: restored === undefined ? 'new' : 'restored',
  };
}

import { useSyncExternalStore } from 'react';
import { localDay } from './plan-progress';

/** A page that stays open past midnight has another day when its reader comes back to it. */
function subscribe(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/** Today where the reader is; undefined on the server, which does not know, and during hydration. */
export const useToday = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => localDay(new Date()),
    () => undefined,
  );

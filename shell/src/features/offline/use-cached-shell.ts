import { useEffect } from 'react';
import { whenIdle } from '@manna/shared/runtime';
import { tellWorker } from './registration';
import { shellFiles } from './shell-files';

/** The page and its files are saved first. Milliseconds. */
const AFTER_MS = 3000;

/**
 * Has the service worker keep the whole shell once the browser is idle: menus, windows and settings open offline too,
 * also where their reader never opened them before. `isWanted`: whether there is a worker, and no data to be saved.
 */
export function useCachedShell(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    let cancelIdle: (() => void) | undefined;
    const keep = async () => {
      await navigator.serviceWorker.ready;
      if (left) return;
      cancelIdle = whenIdle(() => {
        const files = shellFiles();
        if (files.length > 0) tellWorker({ kind: 'visited', page: null, neighbours: [], files });
      });
    };
    const timer = setTimeout(() => void keep(), AFTER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      cancelIdle?.();
    };
  }, [isWanted]);
}

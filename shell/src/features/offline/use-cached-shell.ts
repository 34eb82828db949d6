import { useEffect } from 'react';
import { whenIdle } from '@manna/shared/runtime';
import { tellWorker } from './registration';
import { shellFiles } from './shell-files';

/** The page and its files are saved first. Milliseconds. */
const AFTER_MS = 3000;

/**
 * Makes the service worker cache the whole shell once the browser is idle, so that menus, modals and settings open
 * offline even if the reader has never opened them. `isWanted`: there is a worker, and the reader does not save data.
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

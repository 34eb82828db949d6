import { createContext, useContext, useEffect } from 'react';

/** Loads the code and the data of a path in advance. Never rejects. */
export type Prefetch = (path: string) => Promise<void>;

/** Provided by the shell. */
export const PrefetchContext = createContext<Prefetch | null>(null);

/** Navigates with `go`. If the page is rendered already, shows it before the router has arrived. */
export type ShowAhead = (address: string, go: () => Promise<void>) => Promise<void>;

/** Provided by the shell around each page; null if no page is rendered ahead. */
export const ShowAheadContext = createContext<ShowAhead | null>(null);

/** Runs when the browser is idle, after two seconds at the latest. The returned function cancels it. */
export const whenIdle = (run: () => void): (() => void) => {
  // Safari lacks requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};

/**
 * Warms these paths once the browser is idle. Pass the pages that a reader is most likely to open next, the likeliest
 * first: that one is also rendered ahead if it has the same route.
 */
export function usePrefetch(paths: readonly string[]): void {
  const prefetch = useContext(PrefetchContext);
  if (!prefetch) throw new Error('usePrefetch must be used within the shell');
  const key = paths.join(' ');
  useEffect(
    () =>
      whenIdle(() =>
        key
          .split(' ')
          .filter(Boolean)
          .forEach((path) => void prefetch(path)),
      ),
    [key, prefetch],
  );
}

import { createContext, useContext, useEffect } from 'react';

/** Warms the pillar code and the data of a path, so that going there waits for nothing. Never rejects. */
export type Prefetch = (path: string) => Promise<void>;

/** Filled by the shell. */
export const PrefetchContext = createContext<Prefetch | null>(null);

/** Goes to an address by `go`, and shows the page there before the router is done, where it is drawn already. */
export type ShowAhead = (address: string, go: () => Promise<void>) => Promise<void>;

/** Filled by the shell around each page; null where no page is drawn ahead. */
export const ShowAheadContext = createContext<ShowAhead | null>(null);

/** Runs once the browser has nothing else to do, at the latest after two seconds; what it answers calls that off. */
export const whenIdle = (run: () => void): (() => void) => {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};

/**
 * Warms these paths once the browser is idle; for the pages a reader is most likely to open next, the likeliest first: that
 * one is drawn ahead as well, where it is of the same route.
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

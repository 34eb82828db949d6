import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function for events that stays the same, and calls the one of the last render: memoised rows are not rendered again with
 * each letter that a reader types.
 */
export function useSteady<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

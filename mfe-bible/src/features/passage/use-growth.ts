import { useEffect, useState } from 'react';

/**
 * Characters per step, about six verses. They cost a slow phone two or three frames; smaller steps would cost nearly as
 * much each.
 */
const SLICE_LETTERS = 700;
/** Longest wait for an idle moment. Milliseconds. */
const MOST_WAIT = 100;
const FRAME = 16;

/** Calls `run` when the browser is idle. Returns a function that cancels it. */
function inSpareTime(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, FRAME);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: MOST_WAIT });
  return () => cancelIdleCallback(handle);
}

/**
 * How many of `total` characters to render now: some more in each idle moment, so that no frame has to render all of
 * them while the reader scrolls. Calls `onWhole` when it has reached the total.
 */
export function useGrowth(total: number, isAtOnce: boolean, onWhole: () => void): number {
  const [letters, setLetters] = useState(isAtOnce ? total : SLICE_LETTERS);
  useEffect(() => {
    if (letters < total) return inSpareTime(() => setLetters(letters + SLICE_LETTERS));
    onWhole();
  }, [letters, total, onWhole]);
  return letters;
}

import { useEffect, useState } from 'react';

/** So many letters, some six verses, cost a slow phone two or three frames: fewer would cost nearly as much, each time. */
const SLICE_LETTERS = 700;
/** A page that is never at rest goes on all the same. Milliseconds. */
const MOST_WAIT = 100;
const FRAME = 16;

/** Runs once the browser has time left of a frame; what it answers calls that off. */
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
 * So many letters of a text of `total` are to be drawn now: a few more from frame to frame, so that a reader who scrolls
 * meets no frame that waits for all of it. `onWhole` is told when that is all.
 */
export function useGrowth(total: number, isAtOnce: boolean, onWhole: () => void): number {
  const [letters, setLetters] = useState(isAtOnce ? total : SLICE_LETTERS);
  useEffect(() => {
    if (letters < total) return inSpareTime(() => setLetters(letters + SLICE_LETTERS));
    onWhole();
  }, [letters, total, onWhole]);
  return letters;
}

import { useEffect, useEffectEvent, useState } from 'react';

/** How long each stop is shown, in milliseconds: long enough to read its note. */
const STOP_MS = 5000;

/** Walks through the stops of a journey, one after the other, until the last or until it is stopped. */
export function usePlay(stop: number | null, count: number, go: (stop: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const isLast = stop !== null && stop >= count;
  const next = useEffectEvent(() => go((stop ?? 0) + 1));
  // The last stop ends it.
  if (isPlaying && isLast) setPlaying(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => next(), STOP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, stop]);
  return {
    isPlaying,
    play: () => {
      setPlaying(true);
      go(stop === null || isLast ? 1 : stop + 1);
    },
    pause: () => setPlaying(false),
  };
}

import { useEffect, useEffectEvent, useState } from 'react';

/** How long each stop is shown, in milliseconds: long enough to read its note. */
const STOP_MS = 5000;

/** Walks through the stops of a journey, one after the other, until the last, or until the reader pauses it or chooses a stop. */
export function usePlay(stop: number | null, count: number, go: (stop: number) => void) {
  /** The stop that this has gone to. */
  const [played, setPlayed] = useState<number | null>(null);
  const isLast = stop !== null && stop >= count;
  const isPlaying = played !== null;
  if (isPlaying && (played !== stop || isLast)) setPlayed(null);
  const show = (number: number) => {
    setPlayed(number);
    go(number);
  };
  const next = useEffectEvent(() => show((stop ?? 0) + 1));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => next(), STOP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, stop]);
  return {
    isPlaying,
    play: () => show(stop === null || isLast ? 1 : stop + 1),
    pause: () => setPlayed(null),
  };
}

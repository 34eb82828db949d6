import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Cue } from '@manna/shared/contracts';
import { usePosition } from './use-position';

/** How far it plays before its position is stored again. Milliseconds. */
const STEP = 5_000;
/** What is so near its beginning or its end is begun again. Milliseconds. */
const NEAR = 3_000;

/** The cue that is heard at a time; between two cues, none. */
const cueAt = (cues: readonly Cue[], ms: number): Cue | undefined =>
  cues.find(({ startMs, endMs }) => startMs <= ms && ms < endMs);

/** Why it does not play. `missing`: the site does not have the file, which is its own fault. */
export type Failure = 'offline' | 'unplayable' | 'missing';

/** A media element reports a file that is missing as one that it cannot play, so the site is asked for it. */
async function failureOf({ error, currentSrc }: HTMLMediaElement): Promise<Failure> {
  if (error?.code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine) return 'offline';
  try {
    const { ok } = await fetch(currentSrc, { method: 'HEAD' });
    return ok ? 'unplayable' : 'missing';
  } catch {
    return 'offline';
  }
}

/**
 * Follows an audio or video element: the cue that is heard, why it does not play, its speed and its position, which is stored in
 * the browser under the name of its `file`.
 */
export function useMedia(cues: readonly Cue[], file: string) {
  const element = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const isGoingOn = useRef(false);
  const [position, storePosition] = usePosition(file);
  const [current, setCurrent] = useState<Cue>();
  const [failure, setFailure] = useState<Failure>();
  const [speed, setSpeed] = useState(1);
  const [continuedAt, setContinuedAt] = useState(0);
  const now = () => Math.round((element.current?.currentTime ?? 0) * 1000);

  const fail = () => {
    if (element.current) void failureOf(element.current).then(setFailure);
  };
  // Only the browser knows how long it is, and whether it can go on there.
  const goOn = () => {
    const player = element.current;
    if (!player || player.readyState < HTMLMediaElement.HAVE_METADATA) return;
    player.playbackRate = speed;
    const isUntouched = player.currentTime === 0 && player.played.length === 0;
    if (!isUntouched || position < NEAR || position > player.duration * 1000 - NEAR) return;
    isGoingOn.current = true;
    player.currentTime = position / 1000;
  };
  // A page from the server may have loaded its file, or failed to, before it listens. The stored position comes later still.
  const catchUp = useEffectEvent(() => {
    if (element.current?.error) fail();
    else goOn();
  });
  useEffect(() => catchUp(), [position]);

  const listeners = {
    onLoadedMetadata: goOn,
    onTimeUpdate: () => {
      const ms = now();
      setCurrent(cueAt(cues, ms));
      if (Math.abs(ms - position) >= STEP && ms >= NEAR) storePosition(ms);
    },
    onPause: () => {
      if (now() >= NEAR) storePosition(now());
    },
    onSeeked: () => {
      if (isGoingOn.current) setContinuedAt(now());
      isGoingOn.current = false;
    },
    onPlay: () => setContinuedAt(0),
    onEnded: () => storePosition(0),
    onError: fail,
  };

  return {
    /** For the audio or video element, with its `listeners`. */
    element,
    listeners,
    current,
    /** Where it goes on when it is played, in milliseconds; 0 if that is its beginning. */
    continuedAt,
    failure,
    speed,
    setSpeed: (chosen: number) => {
      setSpeed(chosen);
      if (element.current) element.current.playbackRate = chosen;
    },
    playFrom: (ms: number) => {
      const player = element.current;
      if (!player) return;
      player.currentTime = ms / 1000;
      setContinuedAt(0);
      // A browser that refuses to play says so in its own controls.
      player.play().catch(() => undefined);
    },
    retry: () => setFailure(undefined),
  };
}

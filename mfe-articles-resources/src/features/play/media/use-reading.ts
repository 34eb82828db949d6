import { useEffect, useEffectEvent, useState } from 'react';

interface TimedPhrase {
  text: string;
  startMs: number;
  endMs: number;
}

interface ReadingOptions {
  phrases: readonly TimedPhrase[];
  /** BCP 47. */
  language: string;
  /** Speed; 1 is the one that the times were estimated for. */
  rate: number;
  /** Whether the device's voice reads; without one, the marks follow the same times in silence. */
  aloud: boolean;
  /** Where the reader stopped before, in milliseconds; 0 at first. */
  position: number;
  /** Is told where the phrase begins that is read now, and 0 at the end. */
  onPlace: (ms: number) => void;
}

/** Moves from phrase to phrase as they are read. `place` is the index of the current phrase; null before the start. */
export function useReading({ phrases, language, rate, aloud, position, onPlace }: ReadingOptions) {
  const [reached, setReached] = useState<number | null>(null);
  const [reading, setReading] = useState(false);
  const left = position === 0 ? -1 : phrases.findIndex(({ startMs }) => startMs === position);
  const place = reached ?? (left < 0 ? null : left);
  const setPlace = (next: number) => {
    setReached(next);
    onPlace(phrases[next]?.startMs ?? 0);
  };

  const goOn = useEffectEvent(() => {
    const next = (place ?? -1) + 1;
    if (next < phrases.length) setPlace(next);
    else {
      setReading(false);
      onPlace(0);
    }
  });

  const phrase = place === null ? undefined : phrases[place];
  const until = phrase && (phrases[(place ?? 0) + 1]?.startMs ?? phrase.endMs);
  useEffect(() => {
    if (!reading || !phrase || until === undefined) return;
    if (!aloud) {
      const timer = setTimeout(goOn, (until - phrase.startMs) / rate);
      return () => clearTimeout(timer);
    }
    const words = new SpeechSynthesisUtterance(phrase.text);
    words.lang = language;
    words.rate = rate;
    words.onend = goOn;
    speechSynthesis.speak(words);
    return () => {
      words.onend = null;
      speechSynthesis.cancel();
    };
  }, [reading, phrase, until, aloud, language, rate]);

  return {
    place,
    reading,
    start: () => {
      // After its end, a passage starts again.
      setPlace(place === null || place + 1 >= phrases.length ? 0 : place);
      setReading(true);
    },
    pause: () => setReading(false),
    restart: () => {
      setPlace(0);
      setReading(true);
    },
  };
}

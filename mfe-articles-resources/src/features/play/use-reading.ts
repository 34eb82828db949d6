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
}

/** Moves from phrase to phrase as they are read. `place` is the index of the current phrase; null before the start. */
export function useReading({ phrases, language, rate, aloud }: ReadingOptions) {
  const [place, setPlace] = useState<number | null>(null);
  const [reading, setReading] = useState(false);

  const goOn = useEffectEvent(() => {
    const next = (place ?? -1) + 1;
    if (next < phrases.length) setPlace(next);
    else setReading(false);
  });

  const phrase = place === null ? undefined : phrases[place];
  const until = phrase && (phrases[(place ?? 0) + 1]?.startMs ?? phrase.endMs);
  useEffect(() => {
    if (!reading || !phrase || until === undefined) return;
    if (!aloud || !('speechSynthesis' in window) || speechSynthesis.getVoices().length === 0) {
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

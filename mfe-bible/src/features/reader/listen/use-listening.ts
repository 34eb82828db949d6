import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { speak } from './speak';

interface Listening {
  /** The words of each verse that has any, in order. */
  verses: readonly { verse: number; text: string }[];
  language: string;
  rate: number;
  voice: SpeechSynthesisVoice | undefined;
  /** Called after the last verse has been read. */
  onFinished: () => void;
}

interface ListeningState {
  /** Index of the current verse, or of the next one if paused. */
  at: number;
  isPlaying: boolean;
  hasFailed: boolean;
}

/**
 * Reads verses aloud one after another, from the one at index `start`. Reading can be paused and moved to other verses.
 */
export function useListening({ verses, language, rate, voice, onFinished }: Listening, start: number) {
  const [{ at, isPlaying, hasFailed }, setState] = useState<ListeningState>({
    at: start,
    isPlaying: true,
    hasFailed: false,
  });
  /** How much of the verse has been read; reading resumes there after a pause or a change of speed. */
  const read = useRef({ at: start, letters: 0 });
  const text = verses[at]?.text ?? '';

  const ended = useEffectEvent(() => {
    if (at + 1 < verses.length) setState((state) => ({ ...state, at: at + 1 }));
    else onFinished();
  });
  useEffect(() => {
    if (!isPlaying) return;
    const from = read.current.at === at ? read.current.letters : 0;
    read.current = { at, letters: from };
    return speak(
      { text: text.slice(from), language, rate, voice },
      {
        onWord: (letters) => {
          read.current = { at, letters: from + letters };
        },
        onEnd: () => ended(),
        onBroken: (why) => setState((state) => ({ ...state, isPlaying: false, hasFailed: why === 'failed' })),
      },
    );
  }, [at, isPlaying, text, language, rate, voice]);

  const goTo = (index: number) => {
    read.current = { at: index, letters: 0 };
    setState((state) => ({ ...state, at: Math.min(Math.max(index, 0), verses.length - 1) }));
  };
  return {
    at,
    isPlaying,
    hasFailed,
    toggle: () => setState((state) => ({ ...state, isPlaying: !isPlaying, hasFailed: false })),
    goTo,
  };
}

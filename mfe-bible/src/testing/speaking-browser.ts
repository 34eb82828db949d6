/** What a browser's voice was asked to read, and what it says of it. */
class Utterance extends EventTarget {
  lang = '';
  rate = 1;
  voice: unknown = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onboundary: ((event: { charIndex: number }) => void) | null = null;
  constructor(readonly text: string) {
    super();
  }
}

/**
 * Gives jsdom the voices of a browser, which it has none of. `spoken` is what is being read, undefined in silence; `end`
 * has the voice come to its end.
 */
export function speakingBrowser(voices: readonly { name: string; lang: string }[]) {
  let current: Utterance | undefined;
  const known = voices.map((voice) => ({ ...voice, voiceURI: voice.name }));
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => known,
    speak: (utterance: Utterance) => {
      current = utterance.text === '' ? current : utterance;
    },
    cancel: () => {
      const cut = current;
      current = undefined;
      cut?.onerror?.({ error: 'interrupted' });
    },
  });
  Object.assign(globalThis, { speechSynthesis, SpeechSynthesisUtterance: Utterance });
  return {
    spoken: () => current,
    end: () => {
      const done = current;
      current = undefined;
      done?.onend?.();
    },
  };
}

/** A speech request and its events. */
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

/** Adds speech synthesis to jsdom. `spoken` is the current request, undefined when silent; `end` makes it finish. */
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

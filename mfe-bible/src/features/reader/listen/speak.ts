/** How words are read. */
export interface Reading {
  text: string;
  /** BCP 47. */
  language: string;
  rate: number;
  voice: SpeechSynthesisVoice | undefined;
}

interface Listener {
  /** From which letter of the text on it is being read. */
  onWord: (from: number) => void;
  onEnd: () => void;
  /** The browser cannot, or something else of the page has its voice now. */
  onBroken: (why: 'failed' | 'interrupted') => void;
}

/** Names in capitals are words, too: some voices spell them. */
const asWords = (text: string): string =>
  text.replaceAll(/\b[A-Z]{3,}\b/g, (name) => name.charAt(0) + name.slice(1).toLowerCase());

/**
 * Reads words aloud with the browser's own voice.
 *
 * @returns What ends it; the listener hears nothing more.
 */
export function speak({ text, language, rate, voice }: Reading, { onWord, onEnd, onBroken }: Listener): () => void {
  let isOver = false;
  const unlessOver = (act: () => void) => () => {
    if (isOver) return;
    act();
  };
  const utterance = new SpeechSynthesisUtterance(asWords(text));
  utterance.lang = voice?.lang ?? language;
  utterance.rate = rate;
  if (voice) utterance.voice = voice;
  utterance.onboundary = ({ charIndex }) => unlessOver(() => onWord(charIndex))();
  utterance.onend = unlessOver(onEnd);
  utterance.onerror = ({ error }) =>
    unlessOver(() => onBroken(error === 'interrupted' || error === 'canceled' ? 'interrupted' : 'failed'))();
  // What waits in the line is of a page that is left.
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return () => {
    isOver = true;
    speechSynthesis.cancel();
  };
}

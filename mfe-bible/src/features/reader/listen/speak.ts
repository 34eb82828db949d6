/** How to read a text aloud. */
export interface Reading {
  text: string;
  /** BCP 47. */
  language: string;
  rate: number;
  voice: SpeechSynthesisVoice | undefined;
}

interface Listener {
  /** Speech has reached this character of the text. */
  onWord: (from: number) => void;
  onEnd: () => void;
  /** The browser cannot speak, or another part of the page is using its voice. */
  onBroken: (why: 'failed' | 'interrupted') => void;
}

/** Lower-case names that are written in capitals, because some voices spell them out. */
const asWords = (text: string): string =>
  text.replaceAll(/\b[A-Z]{3,}\b/g, (name) => name.charAt(0) + name.slice(1).toLowerCase());

/**
 * Reads a text aloud with the browser's speech synthesis.
 *
 * @returns A function that stops; the listener is not called after that.
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
  // Anything still queued belongs to a page that was closed.
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return () => {
    isOver = true;
    speechSynthesis.cancel();
  };
}

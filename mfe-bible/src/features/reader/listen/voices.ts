import { useSyncExternalStore } from 'react';

/** What a browser reads with, of one language; the same list until it changes. */
let known: readonly SpeechSynthesisVoice[] = [];

function allVoices(): readonly SpeechSynthesisVoice[] {
  const voices = 'speechSynthesis' in globalThis ? speechSynthesis.getVoices() : [];
  const isSame = voices.length === known.length && voices.every(({ voiceURI }, at) => voiceURI === known[at]?.voiceURI);
  if (!isSame) known = voices;
  return known;
}

// Browsers learn of their voices by and by.
function watch(onChange: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
}

const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** The browser's voices for a language (BCP 47); none where it cannot read it aloud. */
export function useVoices(language: string): SpeechSynthesisVoice[] {
  return useSyncExternalStore(watch, allVoices).filter(({ lang }) => languageOf(lang) === languageOf(language));
}

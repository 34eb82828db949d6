import { useSyncExternalStore } from 'react';

/** The voices of one language; the same array until they change. */
let known: readonly SpeechSynthesisVoice[] = [];

function allVoices(): readonly SpeechSynthesisVoice[] {
  const voices = 'speechSynthesis' in globalThis ? speechSynthesis.getVoices() : [];
  const isSame = voices.length === known.length && voices.every(({ voiceURI }, at) => voiceURI === known[at]?.voiceURI);
  if (!isSame) known = voices;
  return known;
}

// Browsers load their voices asynchronously.
function watch(onChange: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
}

/** The server knows no voices, and neither does the browser until it has hydrated the page. */
const none: readonly SpeechSynthesisVoice[] = [];
const onServer = () => none;

const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** The browser's voices for a language (BCP 47); empty if it cannot read that language aloud. */
export function useVoices(language: string): SpeechSynthesisVoice[] {
  return useSyncExternalStore(watch, allVoices, onServer).filter(
    ({ lang }) => languageOf(lang) === languageOf(language),
  );
}

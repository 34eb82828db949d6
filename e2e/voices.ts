import type { Page } from '@playwright/test';

/** A text that a page had read aloud, and how. */
export interface Spoken {
  text: string;
  rate: number;
  voice: string | null;
}

interface Voices {
  names: readonly { name: string; lang: string }[];
  /** How long a word takes at the usual speed. Milliseconds. */
  word: number;
}

/**
 * Replaces the page's speech synthesis, because headless Chromium has no voices. Like a real one, it lists its voices after
 * a while, queues utterances, and fires events for each word and for each cancelled utterance.
 */
export const giveVoices = (page: Page, voices: Voices): Promise<unknown> =>
  page.addInitScript(({ names, word }) => {
    class Utterance extends EventTarget {
      lang = '';
      rate = 1;
      voice: { name: string } | null = null;
      onboundary: ((event: object) => void) | null = null;
      onend: ((event: object) => void) | null = null;
      onerror: ((event: object) => void) | null = null;
      constructor(readonly text: string) {
        super();
      }
    }
    let listed: object[] = [];
    let queue: Utterance[] = [];
    let timer: number | undefined;
    const spoken: Spoken[] = [];
    const read = () => {
      const [utterance] = queue;
      if (!utterance) return;
      const { text, rate, voice } = utterance;
      if (text) spoken.push({ text, rate, voice: voice?.name ?? null });
      const wordStarts = [...text.matchAll(/\S+/g)].map(({ index }) => index);
      const readNextWord = () => {
        const charIndex = wordStarts.shift();
        if (charIndex !== undefined) {
          utterance.onboundary?.({ charIndex });
          timer = window.setTimeout(readNextWord, word / rate);
          return;
        }
        queue = queue.slice(1);
        utterance.onend?.({});
        if (queue[0] !== utterance) schedule();
      };
      readNextWord();
    };
    const schedule = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(read);
    };
    class Synthesis extends EventTarget {
      get speaking() {
        return queue.length > 0;
      }
      getVoices() {
        return listed;
      }
      speak(utterance: Utterance) {
        queue.push(utterance);
        if (queue.length === 1) schedule();
      }
      cancel() {
        window.clearTimeout(timer);
        const cancelled = queue;
        queue = [];
        window.setTimeout(() => {
          for (const [at, utterance] of cancelled.entries())
            utterance.onerror?.({ error: at ? 'canceled' : 'interrupted' });
        });
      }
    }
    const speechSynthesis = new Synthesis();
    const values = { speechSynthesis, SpeechSynthesisUtterance: Utterance, spoken };
    for (const [name, value] of Object.entries(values)) Object.defineProperty(window, name, { value });
    window.setTimeout(() => {
      listed = names.map((one) => ({ ...one, voiceURI: one.name, localService: true, default: false }));
      speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    }, 100);
  }, voices);

/** Everything the page has had read aloud since it was opened. The last utterance may not be finished. */
export const spokenOn = (page: Page): Promise<Spoken[]> =>
  page.evaluate(() => (globalThis as unknown as { spoken: Spoken[] }).spoken);

export const isSpeaking = (page: Page): Promise<boolean> => page.evaluate(() => speechSynthesis.speaking);

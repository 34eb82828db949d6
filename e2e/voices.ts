import type { Page } from '@playwright/test';

/** What a page had read aloud, and how. */
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
 * Gives the page's browser voices, of which headless Chromium has none: as others do, it learns of them after a while, reads
 * one utterance after the other, tells of each word, and of an error to what is cancelled.
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
    let known: object[] = [];
    let line: Utterance[] = [];
    let timer: number | undefined;
    const spoken: Spoken[] = [];
    const read = () => {
      const [utterance] = line;
      if (!utterance) return;
      const { text, rate, voice } = utterance;
      if (text) spoken.push({ text, rate, voice: voice?.name ?? null });
      const places = [...text.matchAll(/\S+/g)].map(({ index }) => index);
      const goOn = () => {
        const charIndex = places.shift();
        if (charIndex !== undefined) {
          utterance.onboundary?.({ charIndex });
          timer = window.setTimeout(goOn, word / rate);
          return;
        }
        line = line.slice(1);
        utterance.onend?.({});
        if (line[0] !== utterance) begin();
      };
      goOn();
    };
    const begin = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(read);
    };
    class Synthesis extends EventTarget {
      get speaking() {
        return line.length > 0;
      }
      getVoices() {
        return known;
      }
      speak(utterance: Utterance) {
        line.push(utterance);
        if (line.length === 1) begin();
      }
      cancel() {
        window.clearTimeout(timer);
        const cut = line;
        line = [];
        window.setTimeout(() => {
          for (const [at, utterance] of cut.entries()) utterance.onerror?.({ error: at ? 'canceled' : 'interrupted' });
        });
      }
    }
    const speechSynthesis = new Synthesis();
    const values = { speechSynthesis, SpeechSynthesisUtterance: Utterance, spoken };
    for (const [name, value] of Object.entries(values)) Object.defineProperty(window, name, { value });
    window.setTimeout(() => {
      known = names.map((one) => ({ ...one, voiceURI: one.name, localService: true, default: false }));
      speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    }, 100);
  }, voices);

/** What the page has had read aloud since it was opened, the last of it perhaps not to its end. */
export const spokenOn = (page: Page): Promise<Spoken[]> =>
  page.evaluate(() => (globalThis as unknown as { spoken: Spoken[] }).spoken);

export const isSpeaking = (page: Page): Promise<boolean> => page.evaluate(() => speechSynthesis.speaking);

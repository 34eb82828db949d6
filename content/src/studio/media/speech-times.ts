import { syllablesOf } from './syllables';

/** Spoken words, their position in the verse, and their start and end in milliseconds. */
export interface Spoken {
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** A verse as it is said. */
export interface SpokenVerse {
  readonly number: number;
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Between two breaths. */
  readonly phrases: readonly Spoken[];
  readonly words: readonly Spoken[];
}

// In syllables: what a word takes beside its own, and the pauses after it.
const WORD = 0.35;
const COMMA = 1.3;
const COLON = 2.4;
const STOP = 3.2;
const VERSE = 1.6;

const pauseAfter = (word: string): number => {
  if (/[.?!][)'’]*$/.test(word)) return STOP;
  if (/[;:][)'’]*$/.test(word)) return COLON;
  return /,[)'’]*$/.test(word) ? COMMA : 0;
};

/** Joins words up to each pause. */
function phrasesOf(text: string, words: readonly Spoken[]): Spoken[] {
  const phrases: Spoken[] = [];
  let first: Spoken | undefined;
  for (const word of words) {
    first ??= word;
    if (pauseAfter(word.text) === 0 && word !== words.at(-1)) continue;
    const { min, startMs } = first;
    phrases.push({ text: text.slice(min, word.max), min, max: word.max, startMs, endMs: word.endMs });
    first = undefined;
  }
  return phrases;
}

/**
 * When each word of a passage is said by a voice of so many words a minute, pauses included: estimated from its syllables
 * and from the marks after it.
 */
export function speechTimes(
  verses: readonly { readonly number: number; readonly text: string }[],
  wordsPerMinute: number,
): { verses: SpokenVerse[]; durationMs: number } {
  const lengths = verses.map(({ text }) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index: min }) => ({
      text: word,
      min,
      max: min + word.length,
      said: syllablesOf(word) + WORD,
      pause: pauseAfter(word),
    })),
  );
  const all = lengths.flat();
  const units = all.reduce((sum, { said, pause }) => sum + said + pause, 0) + verses.length * VERSE;
  const unitMs = (all.length * 60_000) / wordsPerMinute / units;
  let at = 0;
  const ms = () => Math.round(at * unitMs);
  const spoken = verses.map((verse, index): SpokenVerse => {
    const startMs = ms();
    const words = (lengths[index] ?? []).map(({ text, min, max, said, pause }): Spoken => {
      const from = ms();
      at += said;
      const word = { text, min, max, startMs: from, endMs: ms() };
      at += pause;
      return word;
    });
    const endMs = words.at(-1)?.endMs ?? startMs;
    at += VERSE;
    return { ...verse, startMs, endMs, phrases: phrasesOf(verse.text, words), words };
  });
  return { verses: spoken, durationMs: ms() };
}

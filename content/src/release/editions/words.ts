import type { ChapterText } from '@manna/shared/contracts';

/** A word of a text, with its position in UTF-16 code units. */
export interface Word {
  readonly text: string;
  readonly min: number;
  readonly max: number;
}

/** Latin letters with their accents. Named by range, because \p{L} takes three times as long over nine Bibles. */
const LETTERS = String.raw`[A-Za-z\u00c0-\u024f\u0300-\u036f]+`;
/** Straight, typographic, and the letter that some files have instead. */
const APOSTROPHES = "['’ʼ]";
const wordPattern = new RegExp(`${LETTERS}(?:${APOSTROPHES}${LETTERS})*`, 'g');
const hyphenedPattern = new RegExp(`${LETTERS}(?:-${LETTERS})+`, 'g');

/** The words of a text as they are written. An apostrophe between letters belongs to the word, a hyphen does not. */
export const writtenWords = (text: string): readonly string[] => text.match(wordPattern) ?? [];

/** The words with hyphens: 'Beth-el'. */
export const hyphenedWords = (text: string): readonly string[] => text.match(hyphenedPattern) ?? [];

/** The same words as `writtenWords`, with their positions. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    text: word,
    min: index,
    max: index + word.length,
  }));

/** A word as it is looked up: in lower case, with a straight apostrophe and without the ending of the possessive. */
export const lookedUp = (word: string): string => word.replace(/[’ʼ]/g, "'").replace(/'s$/, '').toLowerCase();

/** Whether a word begins with a capital. */
export const isCapital = (word: string): boolean => /^[A-Z\u00c0-\u00de]/.test(word);

/** A verse or a psalm's title, and where it is in its chapter. `ref` is 'Ps.3.1', or 'Ps.3' for a title. */
export interface Passage {
  readonly ref: string;
  readonly text: string;
  readonly min: number;
}

/** The titles and verses of a chapter that have words, in the order of the text. */
export const passagesOf = ({ osisId, content, styling }: ChapterText): Passage[] =>
  styling
    .filter(({ kind }) => kind === 'verse' || kind === 'title')
    .map(({ kind, min, max, ref }) => ({
      ref: kind === 'title' ? osisId : (ref ?? osisId),
      text: content.slice(min, max),
      min,
    }));

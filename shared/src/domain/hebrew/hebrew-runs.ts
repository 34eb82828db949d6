/** Separators of Hebrew words: spaces, maqaf, paseq, sof pasuq and the reversed nun. */
const BETWEEN = /([\s\u05be\u05c0\u05c3\u05c6]+)/;

/** A word of a Hebrew text, or the text between two words. */
export interface HebrewRun {
  readonly text: string;
  readonly isWord: boolean;
}

const HEBREW = /[\u05d0-\u05ea]/;

export const isHebrew = (text: string): boolean => HEBREW.test(text);

/** Splits a Hebrew text into words and the text between them; nothing is lost. */
export const hebrewRuns = (text: string): HebrewRun[] =>
  // `split` puts what the pattern captures at every second index.
  text.split(BETWEEN).flatMap((run, index) => (run === '' ? [] : [{ text: run, isWord: index % 2 === 0 }]));

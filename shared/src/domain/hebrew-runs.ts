/** Separators of Hebrew words: spaces, maqaf, paseq, sof pasuq and the reversed nun. */
const BETWEEN = /([\s\u05be\u05c0\u05c3\u05c6]+)/;

/** A word of a Hebrew text, or the text between two words. */
export interface HebrewRun {
  readonly text: string;
  readonly isWord: boolean;
}

/** Splits a Hebrew text into words and the text between them; nothing is lost. */
export const hebrewRuns = (text: string): HebrewRun[] =>
  // `split` puts what the pattern captures at every second index.
  text.split(BETWEEN).flatMap((run, index) => (run === '' ? [] : [{ text: run, isWord: index % 2 === 0 }]));

/** What parts the words of a Hebrew text: spaces, maqaf, paseq, sof pasuq and the reversed nun. */
const BETWEEN = /([\s\u05be\u05c0\u05c3\u05c6]+)/;

/** A word of a Hebrew text, or what stands between two. */
export interface HebrewRun {
  readonly text: string;
  readonly isWord: boolean;
}

/** A Hebrew text as words and what stands between them, in its order; nothing is lost. */
export const hebrewRuns = (text: string): HebrewRun[] =>
  // What the pattern catches comes out at every second place.
  text.split(BETWEEN).flatMap((run, index) => (run === '' ? [] : [{ text: run, isWord: index % 2 === 0 }]));

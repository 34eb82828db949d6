const asRanges = (verses: readonly number[], to: string, next: string): string => {
  const ends = verses.filter((verse, index) => verses[index + 1] !== verse + 1);
  const starts = verses.filter((verse, index) => verses[index - 1] !== verse - 1);
  return starts.map((first, index) => (first === ends[index] ? first : `${first}${to}${ends[index] ?? ''}`)).join(next);
};

/** Prints sorted verses for a URL: '3_5-7'. Always the shortest form, so that it is unique. */
export const printVerses = (verses: readonly number[]): string => asRanges(verses, '-', '_');

/** Prints sorted verses for readers, with the dashes of formatReference: '3, 5–7'. */
export const citeVerses = (verses: readonly number[]): string => asRanges(verses, '–', ', ');

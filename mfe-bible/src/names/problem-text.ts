/** The parser's English sentences on what is wrong with a reference. */
export const problemText = {
  onlyChapters: (book: string, count: number) => `${book} has only ${count} chapters`,
  onlyVerses: (chapter: string, count: number) => `${chapter} has only ${count} verses`,
  backwardsBooks: (first: string, last: string) => `Range is backwards (${first} comes before ${last})`,
  backwardsChapters: 'Chapter range is backwards',
  backwardsVerses: 'Verse range is backwards',
  openEnd: (sign: string) => `The reference ends with “${sign}”`,
};

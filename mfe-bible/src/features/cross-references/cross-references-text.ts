/** Texts of the page of cross-references. */
export const crossReferencesText = {
  title: (passage: string) => `Cross-references to ${passage}`,
  lead: 'Verses that speak of the same. Point at one to read its words here, or choose it to keep them open.',
  description: (passage: string) => `Verses of the Bible that speak of the same as ${passage}, with their words.`,
  read: (chapter: string) => `Read ${chapter}`,
  all: (chapter: string) => `All verses of ${chapter}`,
  count: (count: number) => (count === 1 ? '1 reference' : `${count} references`),
  none: 'No cross-references are known for this verse.',
  show: (verse: string) => `Show the cross-references to ${verse}`,
  loading: 'Loading...',
  failed: 'The cross-references could not be loaded.',
  retry: 'Retry',
  noWords: 'This translation has no words for this verse.',
  verse: 'Open verse page',
};

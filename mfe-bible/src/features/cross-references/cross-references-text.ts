/** Texts of the page of cross-references. */
export const crossReferencesText = {
  title: (passage: string) => `Cross-references to ${passage}`,
  lead: 'Verses on the same subject. Point at one to read it here, or open it to keep it in view.',
  description: (passage: string) => `Bible verses on the same subject as ${passage}, with their text.`,
  read: (chapter: string) => `Read ${chapter}`,
  all: (chapter: string) => `All verses of ${chapter}`,
  count: (count: number) => (count === 1 ? '1 reference' : `${count} references`),
  none: 'No cross-references are known for this verse.',
  show: (verse: string) => `Show the cross-references to ${verse}`,
  loading: 'Loading...',
  failed: 'The cross-references could not be loaded.',
  retry: 'Retry',
  noWords: 'This translation does not have this verse.',
  verse: 'Open verse page',
};

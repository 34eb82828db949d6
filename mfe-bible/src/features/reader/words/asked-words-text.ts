/** Texts of what the site knows about a word of the text. */
export const askedWordsText = {
  about: (words: string) => `About “${words}”`,
  lookUp: (words: string) => `Look up “${words}”`,
  close: 'Close',
  loading: 'Loading...',
  failed: 'This word could not be looked up.',
  nothing: 'This site has no entry with this name.',
  entries: 'On this site',
  hebrew: 'In Hebrew',
  search: (words: string) => `Search for “${words}”`,
  wordsOf: (citation: string) => `Words of ${citation}`,
  choose: 'Choose a word to look it up.',
};

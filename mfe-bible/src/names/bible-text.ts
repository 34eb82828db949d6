/** Names that all pages of the Bible use. */
export const bibleText = {
  home: 'Home',
  bible: 'Bible',
  theBible: 'The Bible',
  oldTestament: 'Old Testament',
  newTestament: 'New Testament',
};

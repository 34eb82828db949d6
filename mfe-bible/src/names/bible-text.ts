/** Names that every page of the Bible uses. */
export const bibleText = {
  home: 'Home',
  bible: 'Bible',
  theBible: 'The Bible',
  oldTestament: 'Old Testament',
  newTestament: 'New Testament',
};

/** Names that the breadcrumbs of several pages use. */
export const namesText = {
  home: 'Home',
  encyclopedia: 'Encyclopedia',
  dictionary: 'Dictionary',
  oldTestament: 'Old Testament',
  newTestament: 'New Testament',
};

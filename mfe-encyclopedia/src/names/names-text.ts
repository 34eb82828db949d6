/** Names that several pages use, in breadcrumbs and links. */
export const namesText = {
  home: 'Home',
  encyclopedia: 'Encyclopedia',
  dictionary: 'Dictionary',
  oldTestament: 'Old Testament',
  newTestament: 'New Testament',
  familyOf: (name: string) => `Family of ${name}`,
};

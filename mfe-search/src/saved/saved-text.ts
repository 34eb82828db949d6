export const savedText = {
  save: 'Save this search',
  /** The button that is called 'Save this search', which stands above the results of the search. */
  shortly: 'Save',
  saved: 'Saved',
  heading: 'Saved searches',
  remove: (name: string) => `Remove ${name}`,
};

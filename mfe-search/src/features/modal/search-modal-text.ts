/** Texts of the search modal. */
export const searchModalText = {
  asPage: 'Open these results as a page',
  useKey: 'Open this dialog with the key /, as with Ctrl-K',
};

/** Texts of the search modal. */
export const searchModalText = {
  asPage: 'Open these results as a page',
};

/** Texts of the bookmark star. */
export const bookmarkText = {
  add: (page: string) => `Bookmark ${page}`,
  addThis: 'Bookmark this page',
};

/** Texts of the plain search form. */
export const searchModalText = {
  label: 'Words, a name or a Bible reference',
  search: 'Search',
};

/** Texts of the menu of reading options: those that come with every chapter. */
export const optionsMenuText = {
  options: 'Reading options',
  loading: 'Loading...',
};

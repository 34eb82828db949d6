/** Texts of the button of reading options, which are part of every chapter. */
export const optionsMenuText = {
  options: 'Reading options',
  loading: 'Loading...',
};

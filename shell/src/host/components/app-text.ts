/** Texts of the frame around every page. */
export const appText = {
  skip: 'Skip to content',
  loading: 'Loading...',
  slow: 'Still loading. This takes longer than usual.',
  partFailed: 'This part could not be loaded. Please try again.',
  partBack: 'Back',
  partClose: 'Close',
};

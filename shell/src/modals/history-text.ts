/** Texts of the history. */
export const historyText = {
  bookmarks: 'Bookmarks',
  recent: 'Recent pages',
  empty: 'No results.',
  invitation: 'Sign in to bookmark pages, and to find them again on your other devices.',
  login: 'Login for Extra Features!',
};

/** Texts of the history. */
export const historyText = {
  bookmarks: 'Bookmarks',
  recent: 'Recent pages',
  empty: 'No results.',
  needsScript: 'Your browser remembers the pages you read only if JavaScript is on.',
  invitation: 'Sign in to bookmark pages, and to find them again on your other devices.',
  login: 'Login for Extra Features!',
};

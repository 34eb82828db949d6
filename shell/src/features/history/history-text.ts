/** Texts of the history. */
export const historyText = {
  bookmarks: 'Bookmarks',
  recent: 'Recent pages',
  empty: 'No results.',
  needsScript: 'The pages you read are remembered in your browser, which needs JavaScript to be on.',
  invitation: 'Sign in to bookmark pages, and to find them again on your other devices.',
  login: 'Login for Extra Features!',
};

/** Texts of the account modal. */
export const accountModalText = {
  frame: 'Your account',
  logout: 'Log out',
  silent: 'The accounts server is not responding. You can read everything here without an account.',
  byItself: 'Open it on its own page',
  none: 'This site has no accounts, so there is nothing to sign in to. You can read everything without one.',
  retry: 'Retry',
  retrying: 'Retrying...',
};

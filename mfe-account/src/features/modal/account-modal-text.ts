/** Texts of the account modal. */
export const accountModalText = {
  frame: 'Your account',
  logout: 'Log out',
  silent: 'The accounts server does not respond. Everything here can be read without an account.',
  byItself: 'Open it on its own page',
  none: 'This site has no accounts, so there is nothing to sign in to. Everything can be read without one.',
  retry: 'Retry',
  retrying: 'Retrying...',
};

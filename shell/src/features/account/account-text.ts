/** Texts of the account modal. */
export const accountText = {
  frame: 'Your account',
  logout: 'Log out',
  silent: 'The server that keeps accounts does not answer. Everything here can be read without an account.',
  byItself: 'Open it on a page of its own',
  none: 'This site has no accounts, so there is nothing to sign in to. Everything can be read without one.',
};

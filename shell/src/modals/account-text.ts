/** Texts of the account modal. */
export const accountText = {
  frame: 'Your account',
  logout: 'Log out',
  none: 'This site has no accounts, so there is nothing to sign in to. Everything can be read without one.',
};

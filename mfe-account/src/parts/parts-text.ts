/** Texts that several pages have. */
export const partsText = {
  failed: 'This part could not be loaded. Reload the page to try again.',
  login: 'Login for Extra Features!',
  register: 'Create An Account',
  noAccounts: 'This site has no accounts. What you do here is saved in this browser only.',
  unreachable:
    'Your account cannot be reached right now. You are shown as signed in again when the connection is back.',
  cancel: 'Cancel',
  undo: 'Undo',
};

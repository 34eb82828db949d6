/** Titles of the shell's own modals, and what all modals share. */
export const modalWindowText = {
  history: 'Site History',
  preferences: 'Website Settings',
  donate: 'Donate',
  share: 'Share',
  join: 'How to Join',
  contribute: 'Contribute',
  close: 'Close',
};

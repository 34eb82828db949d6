/** Titles of the modals, by name, and what they share. */
export const modalWindowText = {
  history: 'Site History',
  preferences: 'Website Settings',
  donate: 'Donate',
  share: 'Share',
  join: 'How to Join',
  contribute: 'Contribute',
  search: (product: string) => `Search ${product}`,
  account: 'Account',
  map: 'Related Places Map',
  close: 'Close',
};

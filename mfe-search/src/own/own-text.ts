/** Texts about the reader's own pages among the results. */
export const ownText = {
  heading: 'Your pages',
  /** Nothing is sent to find them. The site itself may store them too, for a reader with an account. */
  note: 'Your pages are searched only on your device.',
  showAll: (count: number) => `Show all ${count} of yours`,
};

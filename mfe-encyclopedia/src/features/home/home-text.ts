/** Texts of the cards on the home page. */
export const homeText = {
  entry: 'An entry to discover',
  event: 'An event to discover',
};

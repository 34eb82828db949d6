/** Texts of the cards on the home page. */
export const homeText = {
  entry: 'An entry to meet',
  event: 'An event to know',
};

/** Texts of the list of words that fill the gaps of a phrase. */
export const gapFillsText = {
  heading: 'What fills the gap in the Bible',
  verses: (count: number) => (count === 1 ? '1 verse' : `${count} verses`),
  showMore: (count: number) => `Show ${count} more`,
};

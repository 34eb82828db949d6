/** Texts of what appears below the field in the header and on the home page. */
export const inlineText = {
  suggestions: 'Suggestions',
  passage: 'Passage',
  book: 'Book',
  recent: 'Recent search',
  viewAll: 'View All Results',
  more: (count: number) => `+${count} more results`,
};

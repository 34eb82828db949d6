/** What marks a result that is the reader's own, and how many pages of theirs are no results. */
export const ownMarkText = {
  note: 'Your note',
  bookmark: 'Your bookmark',
  visited: 'You visited this lately',
  also: (count: number) => `Also ${count} of your own pages`,
};

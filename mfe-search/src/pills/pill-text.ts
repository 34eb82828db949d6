export const pillText = {
  pills: 'Filters',
  /** Until the name of what it filters by is known. */
  unnamed: 'One entry',
  relatedTo: (name: string) => `Only what is related to ${name}`,
  tags: 'Filters by tag are no longer available, so this address shows results without them.',
  closeTags: 'Close',
};

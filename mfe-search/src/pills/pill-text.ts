export const pillText = {
  pills: 'Filters',
  relatedTo: (name: string) => `Only what is related to ${name}`,
  tags: 'Filters by tag are no longer available, so this address shows results without them.',
  closeTags: 'Close',
};

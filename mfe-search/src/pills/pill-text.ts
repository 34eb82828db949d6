export const pillText = {
  pills: 'Filters',
  /** Until the name of an entry, or a passage, is known. */
  entity: 'One entry',
  ref: 'One passage',
  relatedTo: (name: string) => `Only what is related to ${name}`,
  tags: 'Filters by tag are no longer available, so this address shows results without them.',
  closeTags: 'Close',
};

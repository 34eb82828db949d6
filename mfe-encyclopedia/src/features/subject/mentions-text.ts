/** Texts about the books and the verses that name an entry. */
export const mentionsText = {
  byBook: 'In which books',
  versesBefore: (count: string) => `The ${count} verses before these`,
  versesAfter: (count: string) => `The next ${count} verses`,
  loading: 'Loading…',
};

/** Texts about the books that name an entry. */
export const mentionsText = {
  byBook: 'In which books',
  firstVerses: (shown: string) => `The list below has the first ${shown}.`,
};

export const contentsText = {
  lead: 'All sixty-six books, in the order they are usually printed. Choose a book, then a chapter.',
  /** After the number. */
  chaptersOf: (count: number, book: string) => (count === 1 ? ` chapter of ${book}` : ` chapters of ${book}`),
  translations: 'Translations',
  /** Opens the list of translations on a phone. */
  count: (count: number) => (count === 1 ? '1 translation' : `${count} translations`),
  about: 'About this translation',
  description: (count: number, translations: string) => `Read all ${count} books of the Bible: ${translations}.`,
};

/** Texts of the lists of entries. */
export const listingText = {
  peopleLead: 'Everyone the Bible names, with the verses that mention them.',
  placesLead: 'Towns, lands, mountains and waters of the Bible, and how certain their locations are.',
  eventsLead: 'From Creation to the Bible in the languages of the world, in chronological order.',
  plantsLead: 'Trees, herbs, grains, and what was made of them.',
  tribesLead: 'The tribes of Israel, their families, and the peoples around them.',
  animalsLead: 'Creatures of the field, the sky and the sea, and which ones the old names meant.',
  dictionaryLead: 'Old words explained in plain ones: what a word meant when it was written, and where it is used.',
  dictionaryDescription: (count: string) =>
    `${count} words of the Bible in plain English, each with what it meant and where it is used.`,
  description: (name: string, count: string) => `${name} of the Bible: ${count} entries, each with its passages.`,
  letterTitle: (name: string, letter: string) => `${name}: ${letter}`,
  periodTitle: (name: string, period: string) => `${name}: ${period}`,
  pageTitle: (title: string, page: number, pages: number) => `${title}, page ${page} of ${pages}`,
  letters: 'First letters',
  allLetters: 'All',
  entries: (count: number, shown: string) => (count === 1 ? '1 entry' : `${shown} entries`),
  inLetter: (count: number, shown: string) => (count === 1 ? '1 entry with this letter' : `${shown} with this letter`),
  pages: 'Pages of this list',
  previous: 'Previous',
  next: 'Next',
  pageName: (page: number) => `Page ${page}`,
  englishOnly: 'The names and descriptions of the entries are in English only.',
  periods: 'Periods',
  allPeriods: 'All periods',
  timeline: 'See them on the timeline',
};

/** Texts of the pages on divisions and books of the Bible. */
export const booksText = {
  lawLead: 'The five books of Moses: from Creation to the edge of the promised land.',
  historyLead: 'The land, the kings, the exile and the return; and how the church began.',
  poetryLead: 'Songs, sayings and questions, in Hebrew verse.',
  prophecyLead:
    'Those who spoke for God to Israel, to Judah and to the nations; and the last book, which closes the Bible.',
  gospelsLead: 'Four accounts of the life, death and resurrection of Jesus.',
  lettersLead: 'Letters of the apostles to churches and to people.',
  divisionDescription: (division: string, books: string) => `${division} in the Bible: ${books}.`,
  chapterCount: (count: number) => (count === 1 ? '1 chapter' : `${count} chapters`),
  read: (book: string) => `Read ${book}`,
  bookTitle: (book: string) => `${book}, about the book`,
  bookLead: (place: number, count: number, testament: string) => `Book ${place} of ${count}. ${testament}.`,
  bookDescription: (book: string, division: string, testament: string, chapters: string) =>
    `${book}: ${division}, ${testament}, ${chapters}. Every verse with its translations, its Hebrew words and the entries that it names.`,
  opening: 'How it begins',
  englishOnly: 'The text of the Bible is in English only.',
  chapters: 'Chapters, verse by verse',
  chaptersLead: 'Each verse in every translation, with the words behind it and the entries that it names.',
  chapter: 'Chapter',
  neighbours: 'Books before and after',
  previous: 'Previous book',
  following: 'Next book',
};

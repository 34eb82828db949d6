/** Texts of the page of a word of Strong's lexicon. */
export const wordText = {
  hebrew: 'Hebrew word',
  aramaic: 'Aramaic word',
  greek: 'Greek word',
  number: (strongs: string) => `Strong’s number ${strongs}`,
  meaning: 'Meaning',
  from: 'From',
  renders: 'Strong’s list of renderings',
  renderings: 'In the King James Version',
  renderingsLead:
    'Counted where it is sure which English word stands for it. Each leads to a search for the verses that have both words.',
  entries: 'In the encyclopedia and the dictionary',
  forms: 'Forms in the Bible',
  formsLead: 'Without what is written together with them: the article, prepositions and suffixes.',
  verses: (count: number, shown: string) =>
    count === 1 ? 'The verse that has it' : `The ${shown} verses that have it`,
  greekVerses: 'This site has no Greek text yet, so it cannot say which verses have this word.',
  pages: 'Pages of these verses',
  previous: 'Previous',
  next: 'Next',
  pageName: (page: number) => `Page ${page}`,
  search: (strongs: string) => `Search for ${strongs}`,
  neighbours: 'Words beside it in the lexicon',
  englishOnly: 'The lexicon is in English only.',
};

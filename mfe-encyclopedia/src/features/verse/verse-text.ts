/** Texts of a verse's page. */
export const verseText = {
  /** On pages in a language in which the site has no translation of the Bible. */
  otherLanguages: 'The verse, the lexicon and the names of the entries are in other languages only.',
  /** On the other pages that are not in English. */
  englishRest: 'The lexicon and the names of the entries are in English only.',
  translations: 'In every translation',
  words: 'Word by word',
  wordsLead: 'The Hebrew text, word by word, with what the lexicon says.',
  psalmTitle: 'In the psalm’s title',
  written: 'written so (ketiv)',
  read: 'read so (qere)',
  lemma: 'Lemma',
  morphology: 'Morphology',
  here: 'In this verse',
  strongs: 'Strong’s',
  says: 'Meaning',
  from: 'From',
  renders: 'In the King James Version',
  entries: 'Named here',
  crossReferences: 'Cross-references',
  allCrossReferences: (count: number) => `Show all ${count} cross-references`,
  commentary: 'Commentary',
  /** The commentaries are in English only. */
  englishCommentary: 'The commentaries are in English only.',
  wholeCommentary: (name: string) => `Read all of it: ${name}`,
  verses: 'Verses',
  previous: 'Previous verse',
  next: 'Next verse',
  readIn: (chapter: string) => `Read ${chapter}`,
  chapterVerses: (chapter: string) => `All verses of ${chapter}`,
  interlinear: (chapter: string) => `${chapter}, interlinear`,
  /** Shown when no translation of the site has the verse. */
  absent: 'No translation on this site has this verse.',
  description: (title: string) =>
    `${title} in every translation of this site, with its words and its cross-references.`,
};

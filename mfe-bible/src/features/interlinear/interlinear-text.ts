/** Texts of the interlinear page. */
export const interlinearText = {
  title: (chapter: string) => `${chapter}, interlinear`,
  interlinear: 'Interlinear',
  lead: 'The Hebrew text word by word, from right to left. Below each word: its dictionary form in Latin letters, a short meaning, and its form.',
  glosses:
    'The short meaning is the lexicon’s: a rendering of the King James Version that stands in the verse, or else what the word means.',
  read: (chapter: string) => `Read ${chapter}`,
  inHebrew: (chapter: string) => `${chapter} in Hebrew`,
  forms: 'Show the form of each word',
  verse: (number: number) => `Verse ${number}`,
  psalmTitle: 'Title',
  written: 'written (ketiv)',
  readSo: 'read (qere)',
  noWords: 'The Hebrew text has no such verse.',
  description: (chapter: string) =>
    `${chapter} word by word: the Hebrew text, each word with its lemma, meaning and form, and the verse in translation below.`,
};

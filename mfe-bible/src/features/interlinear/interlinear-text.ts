/** Texts of the interlinear page. */
export const interlinearText = {
  title: (chapter: string) => `${chapter}, interlinear`,
  interlinear: 'Interlinear',
  lead: 'The Hebrew text word by word, from right to left. Below each word: how it is said, what it is in the King James Version, and its form. Choose a word to look it up.',
  glosses: 'The King James words were found by comparing both texts. A word has none if the comparison is not sure.',
  englishOnly: 'The words below the Hebrew are in English only.',
  read: (chapter: string) => `Read ${chapter}`,
  inHebrew: (chapter: string) => `${chapter} in Hebrew`,
  forms: 'Show the form of each word',
  verse: (number: number) => `Verse ${number}`,
  psalmTitle: 'Title',
  written: 'written (ketiv)',
  readSo: 'read (qere)',
  noWords: 'The Hebrew text has no such verse.',
  description: (chapter: string) =>
    `${chapter} word by word: the Hebrew text, each word with its sound, its meaning and its form, and the verse in translation below.`,
};
